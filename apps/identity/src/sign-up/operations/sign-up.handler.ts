import { AppError, signUp, type InputOf, type SessionTokens } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { runAs } from '../../actor';
import { ConfirmationMailer } from '../../confirmation/confirmation-mailer';
import { SessionIssuer } from '../../session/session-issuer';
import { isReservedEmail } from '../../organisation/domain/demo-accounts';
import { PasswordHasher } from '../../user/password-hasher';
import { UserRepository } from '../../user/persistence/user.repository';
import { readSignUpForm, type SignUpForm } from '../domain/sign-up-form';
import { PracticeCreator } from '../practice-creator';

const REASON = 'a new practice has no organisation yet, and its email must be free on the whole platform';

type Prepared = SignUpForm & { passwordHash: string };

@Implements(signUp, { platform: REASON })
export class SignUpHandler implements Handler<typeof signUp> {
  constructor(
    private readonly users: UserRepository,
    private readonly creator: PracticeCreator,
    private readonly hasher: PasswordHasher,
    private readonly confirmations: ConfirmationMailer,
    private readonly issuer: SessionIssuer,
    private readonly uow: UnitOfWork,
  ) {}

  async prepare({ body }: InputOf<typeof signUp>): Promise<Prepared> {
    const form = readSignUpForm(body);
    if (isReservedEmail(body.email)) throw new AppError('EMAIL_RESERVED');
    const taken = await this.uow.runPlatform(REASON, () => this.users.findByEmail(body.email));
    if (taken) throw new AppError('EMAIL_TAKEN');
    return { ...form, passwordHash: await this.hasher.hash(body.password) };
  }

  async handle({ body }: InputOf<typeof signUp>, prepared: Prepared): Promise<SessionTokens> {
    const { names, phone, passwordHash } = prepared;
    const { email, country } = body;
    const { organisation, users } = await this.creator.create(
      { name: body.organizationName, email, phone, country },
      body.subscriptionPlan,
      { ...names, email, role: 'ORG_ADMIN', passwordHash, emailConfirmedAt: null },
    );
    const [admin] = users;
    return runAs(this.uow, admin, async () => {
      await this.confirmations.send(admin);
      return this.issuer.begin(admin, organisation);
    });
  }
}
