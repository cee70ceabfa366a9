import { Injectable } from '@nestjs/common';
import { AppError, SessionsChanged, UserChanged } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import { SessionRepository } from '../session/persistence/session.repository';
import { displayName } from '../user/domain/user';
import type { UserEntity } from '../user/persistence/user.entity';
import { hasSecondStep, isLast, type Factor } from './domain/factors';
import { FactorReader } from './factor-reader';
import type { CurrentAccount } from './current-account';
import { RecoveryCodeRepository } from './persistence/recovery-code.repository';
import { SecondStepGuardRepository } from './persistence/second-step-guard.repository';
import { SecondStepMailer } from './second-step-mailer';

/** One thing of an account that changed, in words, for the audit. */
export interface FactorChange {
  readonly field: 'authenticatorApp' | 'passkey' | 'recoveryCodes' | 'secondStep';
  readonly oldValue: string | null;
  readonly newValue: string | null;
  readonly notes: string;
}

/** What follows from every change of a second step: recovery codes, sessions, audit, and a mail to the owner. */
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
   * After something was set up: this session counts as verified, every other session of the account has to pass the new
   * step. Returns recovery codes where the account has none.
   */
  async added(
    { user, session }: CurrentAccount,
    factor: Factor,
    change: FactorChange,
  ): Promise<string[] | null> {
    const { recoveryCodesLeft } = await this.factors.of(user.id);
    const recoveryCodes = recoveryCodesLeft === 0 ? await this.codes.renew(user.id) : null;
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

  /** Throws LAST_SECOND_STEP when the account must keep this factor. */
  async refuseRemoval(user: UserEntity, factor: Factor): Promise<void> {
    const factors = await this.factors.of(user.id);
    if (factors.isRequired && isLast(factors, factor)) throw new AppError('LAST_SECOND_STEP');
  }

  /** After something was removed. Without a second step the recovery codes are removed as well. */
  async removed(user: UserEntity, factor: Factor, change: FactorChange): Promise<void> {
    if (!hasSecondStep(await this.factors.of(user.id))) await this.removeRest(user.id);
    this.announce(user, change);
    await this.mailer.notifyRemoved(user, factor, null);
  }

  /** Removes what is left when the last factor is gone. */
  async removeRest(userId: string): Promise<void> {
    await this.codes.removeAll(userId);
    await this.guards.reset(userId);
  }

  /** Audits the change; gateways resolve the sessions of the account again. */
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
