import { Injectable } from '@nestjs/common';
import { AppError, OrganisationSignedUp, type SubscriptionPlan } from '@quillcare/contracts';
import { newId, UnitOfWork } from '@quillcare/service-kit';
import { runAs } from '../actor';
import { newOrganisation, type NewPractice } from '../organisation/domain/organisation';
import type { OrganisationEntity } from '../organisation/persistence/organisation.entity';
import { OrganisationRepository } from '../organisation/persistence/organisation.repository';
import type { UserEntity } from '../user/persistence/user.entity';
import { UserRepository, type NewAccount } from '../user/persistence/user.repository';

/** Message if a concurrent request has just created the same practice. Nothing of this request is kept. */
export const ORGANISATION_EXISTS =
  'An organization with this email already exists. Please try signing in instead.';

export interface CreatedPractice {
  readonly organisation: OrganisationEntity;
  /** In the given order. The first is the founder. */
  readonly users: readonly [UserEntity, ...UserEntity[]];
}

@Injectable()
export class PracticeCreator {
  constructor(
    private readonly organisations: OrganisationRepository,
    private readonly users: UserRepository,
    private readonly uow: UnitOfWork,
  ) {}

  /**
   * Creates a practice with its founder as actor, and for the demonstration with further users. Throws EMAIL_TAKEN if an address
   * already has an account.
   */
  create(
    practice: NewPractice,
    plan: SubscriptionPlan,
    founder: NewAccount,
    demonstration: { others: readonly NewAccount[] } | null = null,
  ): Promise<CreatedPractice> {
    const organisationId = newId();
    const id = newId();
    return runAs(this.uow, { ...founder, id, organisationId }, async () => {
      const organisation = await this.organisations.insert({
        id: organisationId,
        ...newOrganisation(practice),
      });
      await this.organisations.beginWith(organisationId, plan);
      const users: [UserEntity, ...UserEntity[]] = [await this.openFounder(founder, id)];
      for (const other of demonstration?.others ?? []) users.push(await this.users.open(other, newId()));
      const { country, timeZone } = organisation;
      this.uow.emit(OrganisationSignedUp, organisationId, {
        organisationId,
        userId: id,
        plan,
        country,
        timeZone,
        ...(demonstration ? { isDemonstration: true } : {}),
      });
      return { organisation, users };
    });
  }

  private async openFounder(founder: NewAccount, id: string): Promise<UserEntity> {
    try {
      return await this.users.open(founder, id);
    } catch (error) {
      if (error instanceof AppError && error.code === 'EMAIL_TAKEN')
        throw new AppError('EMAIL_TAKEN', { detail: ORGANISATION_EXISTS, cause: error });
      throw error;
    }
  }
}
