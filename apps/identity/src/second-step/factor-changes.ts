import { Injectable } from '@nestjs/common';
import { AppError, SessionsChanged, UserChanged } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import { SessionRepository } from '../session/persistence/session.repository';
import { displayName } from '../user/domain/user';
import type { UserEntity } from '../user/persistence/user.entity';
import { hasSecondStep, isLastFactor, type Factor } from './domain/factors';
import { FactorReader } from './factor-reader';
import type { CurrentAccount } from './current-account';
import { RecoveryCodeRepository } from './persistence/recovery-code.repository';
import { SecondStepGuardRepository } from './persistence/second-step-guard.repository';
import { SecondStepMailer } from './second-step-mailer';

/** A change of an account's second step, worded for the audit trail. */
export interface FactorChange {
  readonly field: 'authenticatorApp' | 'passkey' | 'recoveryCodes' | 'secondStep';
  readonly oldValue: string | null;
  readonly newValue: string | null;
  readonly notes: string;
}

/** Consequences of every change of a second step: recovery codes, sessions, audit, and an email to the owner. */
@Injectable()
export class FactorChanges {
  constructor(
    private readonly factors: FactorReader,
    private readonly codes: RecoveryCodeRepository,
    private readonly guards: SecondStepGuardRepository,
    private readonly sessions: SessionRepository,
    private readonly mailer: SecondStepMailer,
    private readonly uow: UnitOfWork,
  ) {}

  /**
   * Call it after a factor was added. This session counts as verified; all other sessions of the account must pass the new step.
   * Returns recovery codes if the account had none.
   */
  async afterAdded(
    { user, session }: CurrentAccount,
    factor: Factor,
    change: FactorChange,
  ): Promise<string[] | null> {
    const { recoveryCodesLeft } = await this.factors.read(user.id);
    const recoveryCodes = recoveryCodesLeft === 0 ? await this.codes.replaceAll(user.id) : null;
    await this.guards.reset(user.id);
    const now = this.uow.now();
    await this.sessions.update(session.id, (row) => {
      row.confirmedAt = now;
      row.secondStepAt ??= now;
    });
    this.announce(user, change);
    await this.mailer.notifyAdded(user, factor);
    return recoveryCodes;
  }

  /** Throws LAST_SECOND_STEP if the account must keep this factor. */
  async assertRemovable(user: UserEntity, factor: Factor): Promise<void> {
    const factors = await this.factors.read(user.id);
    if (factors.isRequired && isLastFactor(factors, factor)) throw new AppError('LAST_SECOND_STEP');
  }

  /** Call it after a factor was removed. If no second step remains, the recovery codes are deleted as well. */
  async afterRemoved(user: UserEntity, factor: Factor, change: FactorChange): Promise<void> {
    if (!hasSecondStep(await this.factors.read(user.id))) await this.removeLeftovers(user.id);
    this.announce(user, change);
    await this.mailer.notifyRemoved(user, factor, null);
  }

  /** Deletes what remains once the last factor is gone. */
  async removeLeftovers(userId: string): Promise<void> {
    await this.codes.removeAll(userId);
    await this.guards.reset(userId);
  }

  /** Audits the change and makes gateways resolve the account's sessions again. */
  announce(user: UserEntity, { notes, ...change }: FactorChange): void {
    const userId = user.id;
    this.uow.audit({
      entityType: 'USER',
      entityId: userId,
      action: 'UPDATE',
      entityLabel: displayName(user),
      notes,
      changes: [{ ...change, dataType: 'STRING' }],
    });
    this.uow.emit(SessionsChanged, userId, { userId, sessionId: null });
    this.uow.emit(UserChanged, userId, { userId });
  }
}
