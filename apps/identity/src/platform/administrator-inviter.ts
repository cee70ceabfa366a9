import { Injectable } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import { hasAccountError } from '../invitation/domain/invitation';
import { Inviter } from '../invitation/inviter';
import type { InvitationEntity } from '../invitation/persistence/invitation.entity';
import { InvitationRepository } from '../invitation/persistence/invitation.repository';
import { isReservedEmail } from '../organisation/domain/demo-accounts';
import { UserRepository } from '../user/persistence/user.repository';

const REASON = 'an email address belongs to one account of the whole platform';

export interface NewAdministrator {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Invites practice administrators on behalf of the platform. */
@Injectable()
export class AdministratorInviter {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly users: UserRepository,
    private readonly inviter: Inviter,
    private readonly uow: UnitOfWork,
  ) {}

  /** For `prepare`: throws EMAIL_TAKEN or EMAIL_RESERVED if the address cannot get an account. */
  async assertEmailAvailable(email: string): Promise<void> {
    if (isReservedEmail(email)) throw new AppError('EMAIL_RESERVED');
    const account = await this.uow.runPlatform(REASON, () => this.users.findByEmail(email));
    if (account) throw hasAccountError(account, null);
  }

  /** Call it in a transaction of the practice. Someone already invited gets a new link, which invalidates the earlier one. */
  async invite(administrator: NewAdministrator): Promise<InvitationEntity> {
    const { token, fields } = this.inviter.newLink();
    const invitationFields = { ...administrator, ...fields, role: 'ORG_ADMIN' as const };
    await this.invitations.lockAddress(administrator.email);
    const open = await this.invitations.openFor(administrator.email);
    const invitation = open
      ? await this.invitations.update(open.id, (row) => void Object.assign(row, invitationFields))
      : await this.invitations.insert({ ...invitationFields, acceptedAt: null, acceptedUserId: null });
    await this.inviter.send(invitation, token);
    return invitation;
  }
}
