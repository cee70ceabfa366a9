import { defineParts, DailyMailLimit } from '@quillcare/service-kit';
import { CreateDailyMail1764000001000 } from '../migrations/create-daily-mail.migration';
import { CreateInvitations1763700002000 } from '../migrations/create-invitations.migration';
import { InvitationLookup } from './invitation-lookup';
import { Inviter } from './inviter';
import { AcceptInvitationHandler } from './operations/accept-invitation.handler';
import { CreateInvitationHandler } from './operations/create-invitation.handler';
import { ListInvitationsQuery } from './operations/list-invitations.query';
import { OpenInvitationQuery } from './operations/open-invitation.query';
import { ResendInvitationHandler } from './operations/resend-invitation.handler';
import { WithdrawInvitationHandler } from './operations/withdraw-invitation.handler';
import { InvitationEntity } from './persistence/invitation.entity';
import { InvitationRepository } from './persistence/invitation.repository';

/** Invitations of staff. */
export const invitationParts = defineParts({
  entities: [InvitationEntity],
  migrations: [CreateInvitations1763700002000, CreateDailyMail1764000001000],
  handlers: [
    CreateInvitationHandler,
    ListInvitationsQuery,
    ResendInvitationHandler,
    WithdrawInvitationHandler,
    OpenInvitationQuery,
    AcceptInvitationHandler,
  ],
  providers: [DailyMailLimit, InvitationRepository, InvitationLookup, Inviter],
});
