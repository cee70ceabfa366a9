import { Injectable } from '@nestjs/common';
import { OrganisationSignedUp, type SubscriptionPlan } from '@quillcare/contracts';
import { newId, UnitOfWork } from '@quillcare/service-kit';
import { actAs } from '../acting';
import { newOrganisation, type NewPractice } from '../organisation/domain/organisation';
import type { OrganisationEntity } from '../organisation/persistence/organisation.entity';
import { OrganisationRepository } from '../organisation/persistence/organisation.repository';
import type { UserEntity } from '../user/persistence/user.entity';
import { UserRepository, type NewAccount } from '../user/persistence/user.repository';

export interface Founded {
  readonly organisation: OrganisationEntity;
  /** In the order in which they were asked for; the first is the founder. */
  readonly users: readonly [UserEntity, ...UserEntity[]];
}

/** Creates practices with their first accounts. */
@Injectable()
export class PracticeFounder {
  constructor(
    private readonly organisations: OrganisationRepository,
    private readonly users: UserRepository,
    private readonly uow: UnitOfWork,
  ) {}

  /** Creates a practice in the name of its founder; EMAIL_TAKEN when an address already has an account. */
  found(
    practice: NewPractice,
    plan: SubscriptionPlan,
    founder: NewAccount,
    others: readonly NewAccount[] = [],
  ): Promise<Founded> {
    const organisationId = newId();
    const id = newId();
    return actAs({ ...founder, id, organisationId }, async () => {
      const organisation = await this.organisations.insert({
        id: organisationId,
        ...newOrganisation(practice),
      });
      const users: [UserEntity, ...UserEntity[]] = [await this.users.open(founder, id)];
      for (const other of others) users.push(await this.users.open(other, newId()));
      const { country, timeZone } = organisation;
      this.uow.emit(OrganisationSignedUp, organisationId, {
        organisationId,
        userId: id,
        plan,
        country,
        timeZone,
      });
      return { organisation, users };
    });
  }
}
