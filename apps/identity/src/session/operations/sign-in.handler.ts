import { AppError, signIn } from '@quillcare/contracts';
import { implementWith, UnitOfWork } from '@quillcare/service-kit';
import { runAs } from '../../actor';
import { SuperAdminGranter } from '../../confirmation/super-admin-granter';
import { ConfirmedEmailCheck } from '../../confirmation/confirmed-email-check';
import { mayEnter } from '../../organisation/domain/closing';
import { OrganisationRepository } from '../../organisation/persistence/organisation.repository';
import { displayName } from '../../user/domain/user';
import { UserRepository } from '../../user/persistence/user.repository';
import { PasswordCheck } from '../../user/password-check';
import { SessionIssuer } from '../session-issuer';

const REASON = 'sign-in finds the account by its email address';

export const SignInHandler = implementWith(
  signIn,
  { platform: REASON },
  [
    UserRepository,
    OrganisationRepository,
    PasswordCheck,
    ConfirmedEmailCheck,
    SuperAdminGranter,
    SessionIssuer,
    UnitOfWork,
  ],
  (users, organisations, passwords, confirmedEmail, granter, issuer, uow) => ({
    async prepare({ body }) {
      const user = await passwords.check(body.email, body.password);
      await confirmedEmail.require(user);
      return user;
    },

    async handle(_input, checked) {
      return runAs(uow, checked, async () => {
        // Locked, so that no session starts concurrently with a change that ends all sessions.
        const found = await users.find(checked.id, { lock: true });
        const organisation = await organisations.find(checked.organisationId);
        // Any of this may have changed while the password was being verified.
        const isRight = found?.passwordHash === checked.passwordHash && found.email === checked.email;
        if (!found?.isActive || !isRight || !found.emailConfirmedAt || !organisation)
          throw new AppError('INVALID_CREDENTIALS');
        // Revealed only to those who know the password.
        if (!mayEnter(organisation, found, uow.now())) throw new AppError('ORGANISATION_INACTIVE');
        const user = await granter.grantIfDue(found);
        const tokens = await issuer.begin(user, organisation);
        // If a second step follows, passing it is audited as the login instead.
        if (tokens.session.secondStep !== 'VERIFY')
          uow.audit({
            entityType: 'USER',
            entityId: user.id,
            action: 'LOGIN',
            entityLabel: displayName(user),
          });
        return tokens;
      });
    },
  }),
);
