import { AppError, correctEmailAtSignIn, type InputOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { runAs } from '../../actor';
import { mayEnter } from '../../organisation/domain/closing';
import { OrganisationRepository } from '../../organisation/persistence/organisation.repository';
import { PasswordCheck } from '../../user/password-check';
import type { UserEntity } from '../../user/persistence/user.entity';
import { UserRepository } from '../../user/persistence/user.repository';
import { EmailCorrector } from '../email-corrector';

const REASON = 'a person who cannot sign in has no organisation yet';

const SECOND_STEP_ADVICE =
  'Your account has two-step sign-in. Please correct the address in a browser in which you are signed in, or contact support.';

const SECOND_STEP = `
  select exists (select from identity.totp
                  where organisation_id = $1 and user_id = $2 and confirmed_at is not null)
      or exists (select from identity.passkey where organisation_id = $1 and user_id = $2) as found`;

@Implements(correctEmailAtSignIn, { platform: REASON })
export class CorrectEmailAtSignInHandler implements Handler<typeof correctEmailAtSignIn> {
  constructor(
    private readonly users: UserRepository,
    private readonly organisations: OrganisationRepository,
    private readonly passwords: PasswordCheck,
    private readonly corrector: EmailCorrector,
    private readonly uow: UnitOfWork,
  ) {}

  /** Reveals nothing about any address, including the new one, until the password has been verified. */
  async prepare({ body }: InputOf<typeof correctEmailAtSignIn>): Promise<UserEntity> {
    const user = await this.passwords.check(body.email, body.password);
    if (user.emailConfirmedAt) throw new AppError('EMAIL_ALREADY_CONFIRMED');
    const refusal = await this.corrector.refusalOf(user.id, body.newEmail);
    if (refusal) throw refusal;
    return user;
  }

  async handle(
    { body }: InputOf<typeof correctEmailAtSignIn>,
    checked: UserEntity,
  ): Promise<{ success: true; email: string }> {
    return runAs(this.uow, checked, async () => {
      const user = await this.users.find(checked.id, { lock: true });
      const organisation = await this.organisations.find(checked.organisationId);
      const isRight = user?.passwordHash === checked.passwordHash && user.email === checked.email;
      if (!user?.isActive || !isRight || !organisation || !mayEnter(organisation, user, this.uow.now()))
        throw new AppError('INVALID_CREDENTIALS');
      // With a second step the password alone is not enough. Such an account must correct its address while signed in.
      if (await this.hasSecondStep(user))
        throw new AppError('SECOND_STEP_REQUIRED', { detail: SECOND_STEP_ADVICE });
      await this.corrector.correct(user, body.newEmail, 'newEmail');
      return { success: true, email: body.newEmail };
    });
  }

  private async hasSecondStep({ organisationId, id }: UserEntity): Promise<boolean> {
    const [row] = await this.uow.query<{ found: boolean }>(SECOND_STEP, [organisationId, id]);
    return row?.found === true;
  }
}
