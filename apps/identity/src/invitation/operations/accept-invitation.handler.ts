import {
  acceptInvitation,
  AppError,
  invalidInput,
  InvitationChanged,
  UserChanged,
  type InputOf,
  type SessionTokens,
} from '@quillcare/contracts';
import { deriveNames } from '@quillcare/rules';
import { Clock, Implements, newId, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { runAs } from '../../actor';
import { SuperAdminGranter } from '../../confirmation/super-admin-granter';
import type { OrganisationEntity } from '../../organisation/persistence/organisation.entity';
import { validatePassword } from '../../password/domain/new-password';
import { SessionIssuer } from '../../session/session-issuer';
import { displayName } from '../../user/domain/user';
import { PasswordHasher } from '../../user/password-hasher';
import { UserRepository, type NewAccount } from '../../user/persistence/user.repository';
import { assertOpen } from '../domain/invitation';
import { InvitationLookup } from '../invitation-lookup';
import type { InvitationEntity } from '../persistence/invitation.entity';
import { InvitationRepository } from '../persistence/invitation.repository';

const REASON = 'an invitation link does not name its organisation, and its email must be free everywhere';

interface Prepared {
  invitationId: string;
  organisation: OrganisationEntity;
  passwordHash: string;
}

@Implements(acceptInvitation, { platform: REASON })
export class AcceptInvitationHandler implements Handler<typeof acceptInvitation> {
  constructor(
    private readonly lookup: InvitationLookup,
    private readonly invitations: InvitationRepository,
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly granter: SuperAdminGranter,
    private readonly issuer: SessionIssuer,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async prepare({ params, body }: InputOf<typeof acceptInvitation>): Promise<Prepared> {
    const { invitation, organisation } = await this.uow.runPlatform(REASON, () =>
      this.lookup.findByToken(params.token),
    );
    const errors = validatePassword(body.password, 'password');
    if (errors.length > 0) throw invalidInput(...errors);
    const passwordHash = await this.hasher.hash(body.password);
    return { invitationId: invitation.id, organisation, passwordHash };
  }

  handle({ params, body }: InputOf<typeof acceptInvitation>, prepared: Prepared): Promise<SessionTokens> {
    const { organisation, invitationId, passwordHash } = prepared;
    return this.uow.runFor(organisation.id, async () => {
      const invitation = await this.lockIfOpen(invitationId, params.token);
      const { email, role } = invitation;
      const given = {
        firstName: body.firstName ?? invitation.firstName,
        lastName: body.lastName ?? invitation.lastName,
      };
      // Following the emailed link confirms this very address.
      const emailConfirmedAt = this.clock.now();
      const account = { email, role, passwordHash, emailConfirmedAt, ...deriveNames({ email, ...given }) };
      return this.createAccount(invitation, account, organisation);
    });
  }

  // Rechecks under the lock, because the invitation may have been accepted, withdrawn or resent while the password was hashed.
  private async lockIfOpen(invitationId: string, token: string): Promise<InvitationEntity> {
    const invitation = await this.invitations.find(invitationId, { lock: true });
    const isCurrent = invitation && (await this.invitations.findByToken(token))?.id === invitation.id;
    if (!isCurrent) throw new AppError('INVITATION_UNKNOWN');
    assertOpen(invitation, this.clock.now());
    return invitation;
  }

  private createAccount(
    invitation: InvitationEntity,
    account: NewAccount,
    organisation: OrganisationEntity,
  ): Promise<SessionTokens> {
    const userId = newId();
    return runAs(this.uow, { ...account, id: userId, organisationId: organisation.id }, async () => {
      const user = await this.granter.grantIfDue(await this.users.createAccount(account, userId));
      const accepted = { acceptedAt: this.clock.now(), acceptedUserId: userId };
      await this.invitations.update(invitation.id, (row) => void Object.assign(row, accepted));
      this.uow.audit({
        entityType: 'USER',
        entityId: userId,
        action: 'LOGIN',
        entityLabel: displayName(user),
      });
      this.uow.emit(UserChanged, userId, { userId });
      this.uow.emit(InvitationChanged, invitation.id, { invitationId: invitation.id });
      return this.issuer.begin(user, organisation);
    });
  }
}
