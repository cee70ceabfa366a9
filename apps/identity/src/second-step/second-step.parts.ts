import { defineParts } from '@quillcare/service-kit';
import { FactorChanges } from './factor-changes';
import { FactorReader } from './factor-reader';
import { AddPasskeyHandler } from './operations/add-passkey.handler';
import { BeginPasskeyCheckHandler } from './operations/begin-passkey-check.handler';
import { BeginPasskeyHandler } from './operations/begin-passkey.handler';
import { BeginTotpHandler } from './operations/begin-totp.handler';
import { ConfirmIdentityHandler } from './operations/confirm-identity.handler';
import { ConfirmTotpHandler } from './operations/confirm-totp.handler';
import { GetMfaPolicyQuery } from './operations/get-mfa-policy.query';
import { GetSecondStepQuery } from './operations/get-second-step.query';
import { RemovePasskeyHandler } from './operations/remove-passkey.handler';
import { RemoveTotpHandler } from './operations/remove-totp.handler';
import { RenewRecoveryCodesHandler } from './operations/renew-recovery-codes.handler';
import { ResetSecondStepHandler } from './operations/reset-second-step.handler';
import { SetMfaPolicyHandler } from './operations/set-mfa-policy.handler';
import { CurrentAccounts } from './current-account';
import { PasskeyEntity } from './persistence/passkey.entity';
import { PasskeyRepository } from './persistence/passkey.repository';
import { RecoveryCodeEntity } from './persistence/recovery-code.entity';
import { RecoveryCodeRepository } from './persistence/recovery-code.repository';
import { SecondStepGuardEntity } from './persistence/second-step-guard.entity';
import { SecondStepGuardRepository } from './persistence/second-step-guard.repository';
import { TotpEntity } from './persistence/totp.entity';
import { TotpRepository } from './persistence/totp.repository';
import { ProofVerifier } from './proof-verifier';
import { ProofConsumer } from './proof-consumption';
import { SecondStepMailer } from './second-step-mailer';
import { WebAuthn } from './web-authn';

/** The second step of a sign-in: authenticator apps, passkeys and recovery codes. */
export const secondStepParts = defineParts({
  entities: [TotpEntity, RecoveryCodeEntity, PasskeyEntity, SecondStepGuardEntity],
  handlers: [
    GetSecondStepQuery,
    BeginTotpHandler,
    ConfirmTotpHandler,
    RemoveTotpHandler,
    RenewRecoveryCodesHandler,
    BeginPasskeyHandler,
    AddPasskeyHandler,
    RemovePasskeyHandler,
    BeginPasskeyCheckHandler,
    ConfirmIdentityHandler,
    GetMfaPolicyQuery,
    SetMfaPolicyHandler,
    ResetSecondStepHandler,
  ],
  providers: [
    TotpRepository,
    RecoveryCodeRepository,
    PasskeyRepository,
    SecondStepGuardRepository,
    CurrentAccounts,
    FactorReader,
    FactorChanges,
    ProofVerifier,
    ProofConsumer,
    SecondStepMailer,
    WebAuthn,
  ],
});
