import { defineParts, DailyMailLimit } from '@quillcare/service-kit';
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

export const invitationParts = defineParts({
  entities: [InvitationEntity],
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
