import { Inject, Injectable } from '@nestjs/common';
import { AppError, InvitationChanged, type Role } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { CONFIG, DailyMailLimit, UnitOfWork, type ProcessConfig } from '@quillcare/service-kit';
import { AccountMailer } from '../account-mailer';
import { requireUser } from '../actor';
import { OrganisationRepository } from '../organisation/persistence/organisation.repository';
import { hashOfSecret, newSecret } from '../secret';
import { assignableRoles } from '../staff/domain/staff-change';
import { displayName } from '../user/domain/user';
import { invitationExpiry } from './domain/invitation';
import type { InvitationEntity } from './persistence/invitation.entity';

export interface NewLink {
  /** Plain text, for the email only. */
  readonly token: string;
  readonly fields: Pick<InvitationEntity, 'tokenHash' | 'sentAt' | 'expiresAt'>;
}

/** Shared logic of inviting and resending an invitation. */
@Injectable()
export class Inviter {
  constructor(
    private readonly organisations: OrganisationRepository,
    private readonly mailer: AccountMailer,
    private readonly mailLimit: DailyMailLimit,
    private readonly uow: UnitOfWork,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  /** Throws FORBIDDEN unless the signed-in user may assign this role. */
  refuseRole(role: Role): void {
    if (!assignableRoles(requireUser().role).includes(role)) throw new AppError('FORBIDDEN');
  }

  /** Creates a new link, which invalidates the invitation's earlier ones. */
  newLink(): NewLink {
    const token = newSecret();
    const sentAt = this.uow.now();
    return {
      token,
      fields: { tokenHash: hashOfSecret(token), sentAt, expiresAt: invitationExpiry(sentAt) },
    };
  }

  /** Emails the link and updates open browsers. Throws DAILY_MAIL_LIMIT if the practice has sent too many today. */
  async send(invitation: InvitationEntity, token: string): Promise<void> {
    const practice = await this.organisations.get(invitation.organisationId);
    await this.mailLimit.count(practice, 'invitations');
    const { name: practiceName, timeZone } = practice;
    this.mailer.post(invitation.organisationId, `invitation:${invitation.id}:${invitation.version}`, {
      template: 'invitation',
      recipient: invitation.email,
      params: {
        name: displayName(invitation),
        practiceName,
        inviterName: requireUser().name,
        role: invitation.role,
        link: `${this.config.publicUrl}/invitation/${token}`,
        expiresOn: todayIn(invitation.expiresAt, timeZone),
      },
    });
    this.uow.emit(InvitationChanged, invitation.id, { invitationId: invitation.id });
  }
}
