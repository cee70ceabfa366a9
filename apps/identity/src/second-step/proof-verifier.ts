import { Inject, Injectable } from '@nestjs/common';
import { AppError, type Confirmation } from '@quillcare/contracts';
import { CONFIG, seal, UnitOfWork, unseal, type ProcessConfig } from '@quillcare/service-kit';
import { requireUser } from '../actor';
import { SessionRepository } from '../session/persistence/session.repository';
import { displayName } from '../user/domain/user';
import { PasswordHasher } from '../user/password-hasher';
import type { UserEntity } from '../user/persistence/user.entity';
import { UserRepository } from '../user/persistence/user.repository';
import { isChallengeFresh } from './domain/credential';
import { hasSecondStep } from './domain/factors';
import { afterFailedAttempt, secondsUntilNextAttempt, formatWait } from './domain/attempt-limit';
import { buildRefusal, type Refusal, type Verification } from './domain/proof';
import { hashRecoveryCode } from './domain/recovery-code';
import { checkCode } from './domain/totp';
import { FactorReader } from './factor-reader';
import { CurrentAccounts, type CurrentAccount } from './current-account';
import { PasskeyRepository } from './persistence/passkey.repository';
import { RecoveryCodeRepository } from './persistence/recovery-code.repository';
import { SecondStepGuardRepository } from './persistence/second-step-guard.repository';
import { TotpRepository } from './persistence/totp.repository';
import { SecondStepMailer } from './second-step-mailer';
import { WebAuthn } from './web-authn';

type ConfirmationOf<W extends Confirmation['way']> = Extract<Confirmation, { way: W }>;

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
  async verify(confirmation: Confirmation): Promise<Verification> {
    if (confirmation.way !== 'password')
      return this.verifyAndRecord((account) => this.verifyFactor(account, confirmation));
    const checked = await this.check(confirmation.password);
    return this.verifyAndRecord(async (account) => {
      if (hasSecondStep(await this.factors.read(account.user.id)))
        return { refusal: buildRefusal('tooWeak') };
      return this.applyPasswordResult(account, checked);
    });
  }

  /** Verifies the password even if the account has a second step, which must then follow. */
  async verifyPassword(password: string): Promise<Verification> {
    const checked = await this.check(password);
    return this.verifyAndRecord((account) => this.applyPasswordResult(account, checked));
  }

  private verifyAndRecord(verify: (account: CurrentAccount) => Promise<Verification>): Promise<Verification> {
    return this.uow.run(async () => {
      const account = await this.accounts.load();
      const verification = await verify(account);
      if ('refusal' in verification) await this.record(account.user, verification.refusal);
      return verification;
    });
  }

  private verifyFactor(
    account: CurrentAccount,
    confirmation: Exclude<Confirmation, ConfirmationOf<'password'>>,
  ): Promise<Verification> {
    switch (confirmation.way) {
      case 'totp':
        return this.verifyCode(account, confirmation);
      case 'recovery':
        return this.verifyRecoveryCode(account, confirmation);
      case 'passkey':
        return this.verifyPasskey(account, confirmation);
    }
  }

  private async verifyCode(
    { user }: CurrentAccount,
    { code }: ConfirmationOf<'totp'>,
  ): Promise<Verification> {
    const totp = await this.totps.findConfirmed(user.id);
    if (!totp) return { refusal: buildRefusal('noApp') };
    await this.assertNotBlocked(user);
    const secret = unseal(totp.sealedSecret, this.config.secrets);
    const found = checkCode(secret, code, totp.lastUsedStep, this.uow.now());
    if (found.verdict === 'right') {
      // Re-encrypted on each use, so that a former APP_SECRET can be dropped some time after a rotation.
      const sealedSecret = seal(secret, this.config.appSecret);
      return { proof: { way: 'totp', totpId: totp.id, step: found.step, sealedSecret } };
    }
    return { refusal: buildRefusal(found.verdict === 'used' ? 'usedCode' : 'wrongCode') };
  }

  private async verifyRecoveryCode(
    { user }: CurrentAccount,
    { code }: ConfirmationOf<'recovery'>,
  ): Promise<Verification> {
    const codeHash = hashRecoveryCode(code);
    const isGood = codeHash !== null && (await this.codes.isUnused(user.id, codeHash));
    return isGood ? { proof: { way: 'recovery', codeHash } } : { refusal: buildRefusal('recovery') };
  }

  private async verifyPasskey(
    account: CurrentAccount,
    { credential }: ConfirmationOf<'passkey'>,
  ): Promise<Verification> {
    const { user, session } = account;
    const issued = await this.sessions.takeChallenge(session.id);
    const passkey = await this.passkeys.findByCredential(user.id, String(credential['id']));
    const use =
      issued && passkey && isChallengeFresh(issued, this.uow.now())
        ? await this.webAuthn.verifyAssertion(credential, issued.challenge, passkey)
        : null;
    if (!use || !passkey) return { refusal: buildRefusal('passkey') };
    return { proof: { way: 'passkey', passkeyId: passkey.id, ...use } };
  }

  private async applyPasswordResult(
    { user }: CurrentAccount,
    checked: { isRight: boolean; passwordHash: string },
  ): Promise<Verification> {
    await this.assertNotBlocked(user);
    // The password was changed in the meantime, so the verification no longer counts.
    const isRight = checked.isRight && checked.passwordHash === user.passwordHash;
    return isRight
      ? { proof: { way: 'password', passwordHash: user.passwordHash } }
      : { refusal: buildRefusal('password') };
  }

  // Hashing is slow, so it runs before anything is locked.
  private async check(password: string): Promise<{ isRight: boolean; passwordHash: string }> {
    const user = await this.uow.run(() => this.users.find(requireUser().userId));
    if (!user) throw new AppError('UNAUTHENTICATED');
    const { passwordHash } = user;
    return { isRight: await this.hasher.matches(password, passwordHash), passwordHash };
  }

  private async assertNotBlocked(user: UserEntity): Promise<void> {
    const retryAfterSeconds = secondsUntilNextAttempt(await this.guards.findOfUser(user.id), this.uow.now());
    if (retryAfterSeconds === 0) return;
    const detail = `There were too many wrong attempts. Please wait ${formatWait(retryAfterSeconds)} and try again.`;
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
    const guesses = afterFailedAttempt(await this.guards.findOfUser(user.id), this.uow.now());
    await this.guards.saveAttempts(user.id, guesses);
    if (guesses.beginsBlock) this.mailer.notifyBlocked(user, error.path === 'password' ? 'password' : 'code');
  }
}
