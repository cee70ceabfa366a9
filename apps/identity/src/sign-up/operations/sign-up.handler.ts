import { AppError, signUp } from '@quillcare/contracts';
import { implementWith, UnitOfWork } from '@quillcare/service-kit';
import { runAs } from '../../actor';
import { ConfirmationMailer } from '../../confirmation/confirmation-mailer';
import { SessionIssuer } from '../../session/session-issuer';
import { isReservedEmail } from '../../organisation/domain/demo-accounts';
import { PasswordHasher } from '../../user/password-hasher';
import { UserRepository } from '../../user/persistence/user.repository';
import { readSignUpForm } from '../domain/sign-up-form';
import { PracticeCreator } from '../practice-creator';

const REASON = 'a new practice has no organisation yet, and its email must be free on the whole platform';

export const SignUpHandler = implementWith(
  signUp,
  { platform: REASON },
  [UserRepository, PracticeCreator, PasswordHasher, ConfirmationMailer, SessionIssuer, UnitOfWork],
  (userRepository, creator, hasher, confirmations, issuer, uow) => ({
    async prepare({ body }) {
      const form = readSignUpForm(body);
      if (isReservedEmail(body.email)) throw new AppError('EMAIL_RESERVED');
      const existing = await uow.runPlatform(REASON, () => userRepository.findByEmail(body.email));
      if (existing) throw new AppError('EMAIL_TAKEN');
      return { ...form, passwordHash: await hasher.hash(body.password) };
    },

    async handle({ body }, prepared) {
      const { names, phone, passwordHash } = prepared;
      const { email, country } = body;
      const { organisation, users } = await creator.create(
        { name: body.organizationName, email, phone, country },
        body.subscriptionPlan,
        { ...names, email, role: 'ORG_ADMIN', passwordHash, emailConfirmedAt: null },
      );
      const [admin] = users;
      return runAs(uow, admin, async () => {
        await confirmations.send(admin);
        return issuer.begin(admin, organisation);
      });
    },
  }),
);
