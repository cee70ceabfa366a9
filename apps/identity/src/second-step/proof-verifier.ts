import { Inject, Injectable } from '@nestjs/common';
import { AppError, type Confirmation } from '@quillcare/contracts';
import { CONFIG, seal, UnitOfWork, unseal, type ProcessConfig } from '@quillcare/service-kit';
import { requireUser } from '../actor';
import { SessionRepository } from '../session/persistence/session.repository';
import { displayName } from '../user/domain/user';
import { PasswordHasher } from '../user/password-hasher';
import type { UserEntity } from '../user/persistence/user.entity';
import { UserRepository } from '../user/persistence/user.repository';
import { isInTime } from './domain/credential';
import { hasSecondStep } from './domain/factors';
import { afterWrong, secondsToWait, waitInWords } from './domain/attempt-limit';
import { refusalOf, type Refusal, type Verification } from './domain/proof';
import { hashOfRecoveryCode } from './domain/recovery-code';
import { checkCode } from './domain/totp';
import { FactorReader } from './factor-reader';
import { CurrentAccounts, type CurrentAccount } from './current-account';
import { PasskeyRepository } from './persistence/passkey.repository';
import { RecoveryCodeRepository } from './persistence/recovery-code.repository';
import { SecondStepGuardRepository } from './persistence/second-step-guard.repository';
import { TotpRepository } from './persistence/totp.repository';
import { SecondStepMailer } from './second-step-mailer';
import { WebAuthn } from './web-authn';

type Given<W extends Confirmation['way']> = Extract<Confirmation, { way: W }>;

/**
 * Verifies proofs of identity under the account's lock, so that concurrent attempts are checked one at a time and each sees the
 * failures counted before it.
 */
@Injectable()
export class ProofVerifier {
  constructor(
    private readonly accounts: CurrentAccounts,
    private readonly factors: FactorReader,
    private readonly totps: TotpRepository,
    private readonly codes: RecoveryCodeRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly guards: SecondStepGuardRepository,
    private readonly sessions: SessionRepository,
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly webAuthn: WebAuthn,
    private readonly mailer: SecondStepMailer,
    private readonly uow: UnitOfWork,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  /** Uses a separate transaction, because refusals and answered challenges must be kept. */
  async verify(given: Confirmation): Promise<Verification> {
    if (given.way !== 'password') return this.recorded((account) => this.of(account, given));
    const checked = await this.check(given.password);
    return this.recorded(async (account) => {
      if (hasSecondStep(await this.factors.of(account.user.id))) return { refusal: refusalOf('tooWeak') };
      return this.ofPassword(account, checked);
    });
  }

  /** Verifies the password even if the account has a second step, which must then follow. */
  async verifyPassword(password: string): Promise<Verification> {
    const checked = await this.check(password);
    return this.recorded((account) => this.ofPassword(account, checked));
  }

  private recorded(verify: (account: CurrentAccount) => Promise<Verification>): Promise<Verification> {
    return this.uow.run(async () => {
      const account = await this.accounts.load();
      const verification = await verify(account);
      if ('refusal' in verification) await this.record(account.user, verification.refusal);
      return verification;
    });
  }

  private of(
    account: CurrentAccount,
    given: Exclude<Confirmation, Given<'password'>>,
  ): Promise<Verification> {
    switch (given.way) {
      case 'totp':
        return this.ofCode(account, given);
      case 'recovery':
        return this.ofRecoveryCode(account, given);
      case 'passkey':
        return this.ofPasskey(account, given);
    }
  }

  private async ofCode({ user }: CurrentAccount, { code }: Given<'totp'>): Promise<Verification> {
    const totp = await this.totps.inForce(user.id);
    if (!totp) return { refusal: refusalOf('noApp') };
    await this.refuseWhileBlocked(user);
    const secret = unseal(totp.sealedSecret, this.config.secrets);
    const found = checkCode(secret, code, totp.lastUsedStep, this.uow.now());
    if (found.verdict === 'right') {
      // Re-encrypted on each use, so that a former APP_SECRET can be dropped some time after a rotation.
      const sealedSecret = seal(secret, this.config.appSecret);
      return { proof: { way: 'totp', totpId: totp.id, step: found.step, sealedSecret } };
    }
    return { refusal: refusalOf(found.verdict === 'used' ? 'usedCode' : 'wrongCode') };
  }

  private async ofRecoveryCode({ user }: CurrentAccount, { code }: Given<'recovery'>): Promise<Verification> {
    const codeHash = hashOfRecoveryCode(code);
    const isGood = codeHash !== null && (await this.codes.isGood(user.id, codeHash));
    return isGood ? { proof: { way: 'recovery', codeHash } } : { refusal: refusalOf('recovery') };
  }

  private async ofPasskey(account: CurrentAccount, { credential }: Given<'passkey'>): Promise<Verification> {
    const { user, session } = account;
    const asked = await this.sessions.takeChallenge(session.id);
    const passkey = await this.passkeys.byCredential(user.id, String(credential['id']));
    const use =
      asked && passkey && isInTime(asked, this.uow.now())
        ? await this.webAuthn.used(credential, asked.challenge, passkey)
        : null;
    if (!use || !passkey) return { refusal: refusalOf('passkey') };
    return { proof: { way: 'passkey', passkeyId: passkey.id, ...use } };
  }

  private async ofPassword(
    { user }: CurrentAccount,
    checked: { isRight: boolean; passwordHash: string },
  ): Promise<Verification> {
    await this.refuseWhileBlocked(user);
    // The password was changed in the meantime, so the verification no longer counts.
    const isRight = checked.isRight && checked.passwordHash === user.passwordHash;
    return isRight
      ? { proof: { way: 'password', passwordHash: user.passwordHash } }
      : { refusal: refusalOf('password') };
  }

  // Hashing is slow, so it runs before anything is locked.
  private async check(password: string): Promise<{ isRight: boolean; passwordHash: string }> {
    const user = await this.uow.run(() => this.users.find(requireUser().userId));
    if (!user) throw new AppError('UNAUTHENTICATED');
    const { passwordHash } = user;
    return { isRight: await this.hasher.matches(password, passwordHash), passwordHash };
  }

  private async refuseWhileBlocked(user: UserEntity): Promise<void> {
    const retryAfterSeconds = secondsToWait(await this.guards.of(user.id), this.uow.now());
    if (retryAfterSeconds === 0) return;
    const detail = `There were too many wrong attempts. Please wait ${waitInWords(retryAfterSeconds)} and try again.`;
    throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds, detail });
  }

  private async record(user: UserEntity, { error, notes, isGuess }: Refusal): Promise<void> {
    const label = displayName(user);
    this.uow.audit({
      entityType: 'USER',
      entityId: user.id,
      action: 'LOGIN_FAILED',
      entityLabel: label,
      notes,
    });
    if (!isGuess) return;
    const guesses = afterWrong(await this.guards.of(user.id), this.uow.now());
    await this.guards.set(user.id, guesses);
    if (guesses.beginsBlock) this.mailer.notifyBlocked(user, error.path === 'password' ? 'password' : 'code');
  }
}
