import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@quillcare/service-kit';
import { displayName } from '../user/domain/user';
import type { UserEntity } from '../user/persistence/user.entity';
import { hasSecondStep } from './domain/factors';
import type { Proof } from './domain/proof';
import { FactorReader } from './factor-reader';
import { PasskeyRepository } from './persistence/passkey.repository';
import { RecoveryCodeRepository } from './persistence/recovery-code.repository';
import { SecondStepGuardRepository } from './persistence/second-step-guard.repository';
import { TotpRepository } from './persistence/totp.repository';
import { SecondStepMailer } from './second-step-mailer';

/** Consumes a verified proof. Each counts once, even if two requests present it at the same moment. */
@Injectable()
export class ProofConsumer {
  constructor(
    private readonly factors: FactorReader,
    private readonly totps: TotpRepository,
    private readonly codes: RecoveryCodeRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly guards: SecondStepGuardRepository,
    private readonly mailer: SecondStepMailer,
    private readonly uow: UnitOfWork,
  ) {}

  /** Returns whether the proof was still valid. If so, earlier wrong attempts are cleared. */
  async consume(proof: Proof, user: UserEntity): Promise<boolean> {
    const isValid = await this.tryUse(proof, user);
    if (isValid) await this.guards.reset(user.id);
    return isValid;
  }

  private async tryUse(proof: Proof, user: UserEntity): Promise<boolean> {
    switch (proof.way) {
      case 'totp':
        return this.totps.consumeStep(proof.totpId, proof.step, proof.sealedSecret);
      case 'recovery':
        return this.useRecoveryCode(proof.codeHash, user);
      case 'passkey':
        return this.passkeys.recordUse(proof.passkeyId, proof.counter, proof.isBackedUp);
      case 'password':
        // Both may have changed since the password was verified.
        return proof.passwordHash === user.passwordHash && !hasSecondStep(await this.factors.read(user.id));
    }
  }

  private async useRecoveryCode(codeHash: string, user: UserEntity): Promise<boolean> {
    const codeId = await this.codes.consume(user.id, codeHash);
    if (codeId === null) return false;
    const { recoveryCodesLeft: remaining } = await this.factors.read(user.id);
    this.uow.audit({
      entityType: 'USER',
      entityId: user.id,
      action: 'UPDATE',
      entityLabel: displayName(user),
      notes: 'A recovery code was used.',
      changes: [
        {
          field: 'recoveryCodes',
          oldValue: `${remaining + 1}`,
          newValue: `${remaining}`,
          dataType: 'NUMBER',
        },
      ],
    });
    await this.mailer.notifyRecoveryCodeUsed(user, codeId, remaining);
    return true;
  }
}
