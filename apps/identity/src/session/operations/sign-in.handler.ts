import { AppError, signIn, type InputOf, type SessionTokens } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { runAs } from '../../actor';
import { SuperAdminGranter } from '../../confirmation/super-admin-granter';
import { ConfirmedEmailCheck } from '../../confirmation/confirmed-email-check';
import { mayEnter } from '../../organisation/domain/closing';
import { OrganisationRepository } from '../../organisation/persistence/organisation.repository';
import { displayName } from '../../user/domain/user';
import type { UserEntity } from '../../user/persistence/user.entity';
import { UserRepository } from '../../user/persistence/user.repository';
import { PasswordCheck } from '../../user/password-check';
import { SessionIssuer } from '../session-issuer';

const REASON = 'sign-in finds the account by its email address';

@Implements(signIn, { platform: REASON })
export class SignInHandler implements Handler<typeof signIn> {
  constructor(
    private readonly users: UserRepository,
    private readonly organisations: OrganisationRepository,
    private readonly passwords: PasswordCheck,
    private readonly confirmedEmail: ConfirmedEmailCheck,
    private readonly granter: SuperAdminGranter,
    private readonly issuer: SessionIssuer,
    private readonly uow: UnitOfWork,
  ) {}

  async prepare({ body }: InputOf<typeof signIn>): Promise<UserEntity> {
    const user = await this.passwords.check(body.email, body.password);
    await this.confirmedEmail.require(user);
    return user;
  }

  async handle(_input: InputOf<typeof signIn>, checked: UserEntity): Promise<SessionTokens> {
    return runAs(this.uow, checked, async () => {
      // Locked: a session must not start concurrently with a change that ends all sessions.
      const found = await this.users.find(checked.id, { lock: true });
      const organisation = await this.organisations.find(checked.organisationId);
      // Any of this may have changed while the password was being checked.
      const isRight = found?.passwordHash === checked.passwordHash && found.email === checked.email;
      if (!found?.isActive || !isRight || !found.emailConfirmedAt || !organisation)
        throw new AppError('INVALID_CREDENTIALS');
      // Only whoever knows the password learns it.
      if (!mayEnter(organisation, found, this.uow.now())) throw new AppError('ORGANISATION_INACTIVE');
      const user = await this.granter.grantIfDue(found);
      const tokens = await this.issuer.begin(user, organisation);
      // Where a second step follows, passing it is what the audit records as the login.
      if (tokens.session.secondStep !== 'VERIFY')
        this.uow.audit({
          entityType: 'USER',
          entityId: user.id,
          action: 'LOGIN',
          entityLabel: displayName(user),
        });
      return tokens;
    });
  }
}
