import { Injectable } from '@nestjs/common';
import { AppError, invalid, OrganisationUpdated, SessionsChanged, UserChanged } from '@quillcare/contracts';
import { onUniqueViolation, UnitOfWork } from '@quillcare/service-kit';
import { OrganisationRepository } from '../organisation/persistence/organisation.repository';
import { AccountTokenRepository } from '../account-token/persistence/account-token.repository';
import { isReservedEmail } from '../organisation/domain/demo-accounts';
import { derivedColumns } from '../user/domain/user';
import type { UserEntity } from '../user/persistence/user.entity';
import { UserRepository } from '../user/persistence/user.repository';
import { ConfirmationMailer } from './confirmation-mailer';

const REASON = 'an email address belongs to one account of the whole platform';
const NOTES = 'The owner corrected the address before it was confirmed.';

/** Corrects an address mistyped at sign-up, as long as it is unconfirmed. */
@Injectable()
export class EmailCorrector {
  constructor(
    private readonly users: UserRepository,
    private readonly organisations: OrganisationRepository,
    private readonly tokens: AccountTokenRepository,
    private readonly mailer: ConfirmationMailer,
    private readonly uow: UnitOfWork,
  ) {}

  /** Returns why the account cannot have this address, or null. Call it outside a transaction. */
  async refusalOf(userId: string, email: string): Promise<AppError | null> {
    if (isReservedEmail(email)) return new AppError('EMAIL_RESERVED');
    const holder = await this.uow.runPlatform(REASON, () => this.users.findByEmail(email));
    return holder && holder.id !== userId ? new AppError('EMAIL_TAKEN') : null;
  }

  /**
   * Changes the address and emails a link to the new one. The caller must have locked the account; `field` names the input for
   * error messages.
   */
  async correct(user: UserEntity, email: string, field = 'email'): Promise<void> {
    if (user.emailConfirmedAt) throw new AppError('EMAIL_ALREADY_CONFIRMED');
    if (user.email === email) throw invalid({ path: field, message: 'This is already your email address' });
    const corrected = await this.readdress(user, email);
    // A reset link sent to the wrong address would otherwise now confirm the corrected one.
    await this.tokens.endAll(user.id, 'PASSWORD_RESET');
    await this.mailer.sendAgain(corrected, { isCorrection: true });
    await this.readdressPractice(user, email);
    this.uow.emit(UserChanged, user.id, { userId: user.id });
    this.uow.emit(SessionsChanged, user.id, { userId: user.id, sessionId: null });
  }

  private readdress(user: UserEntity, email: string): Promise<UserEntity> {
    const change = (row: UserEntity) => void Object.assign(row, { email }, derivedColumns({ ...row, email }));
    return onUniqueViolation(
      () => this.users.update(user.id, change, { notes: NOTES }),
      'user_email',
      () => new AppError('EMAIL_TAKEN'),
    );
  }

  private async readdressPractice(user: UserEntity, email: string): Promise<void> {
    const organisationId = user.organisationId;
    const practice = await this.organisations.get(organisationId, { lock: true });
    if (practice.email !== user.email) return;
    await this.organisations.update(organisationId, (row) => void (row.email = email), { notes: NOTES });
    this.uow.emit(OrganisationUpdated, organisationId, { organisationId });
  }
}
