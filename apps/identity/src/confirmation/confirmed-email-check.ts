import { Injectable } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import { runAs } from '../actor';
import { maySignIn } from '../organisation/domain/closing';
import { OrganisationRepository } from '../organisation/persistence/organisation.repository';
import { displayName } from '../user/domain/user';
import type { UserEntity } from '../user/persistence/user.entity';
import { UserRepository } from '../user/persistence/user.repository';
import { ConfirmationMailer } from './confirmation-mailer';

/** Blocks sign-in for accounts with an unconfirmed address. */
@Injectable()
export class ConfirmedEmailCheck {
  constructor(
    private readonly users: UserRepository,
    private readonly organisations: OrganisationRepository,
    private readonly mailer: ConfirmationMailer,
    private readonly uow: UnitOfWork,
  ) {}

  /**
   * Emails another link and throws EMAIL_NOT_CONFIRMED. Call it only after the password was correct, so that strangers learn
   * nothing. The email is queued in a separate transaction, so that the error does not roll it back.
   */
  async assertConfirmed(checked: UserEntity): Promise<void> {
    if (checked.emailConfirmedAt) return;
    const refused = await runAs(this.uow, checked, () => this.resendAndRefuse(checked.id));
    if (refused) throw refused;
  }

  private async resendAndRefuse(userId: string): Promise<AppError | null> {
    const user = await this.users.find(userId, { lock: true });
    const organisation = user && (await this.organisations.find(user.organisationId));
    if (!user?.isActive || !organisation) return new AppError('INVALID_CREDENTIALS');
    if (!maySignIn(organisation, user, this.uow.now())) return new AppError('ORGANISATION_INACTIVE');
    // Confirmed while the password was being checked.
    if (user.emailConfirmedAt) return null;
    await this.mailer.sendIfAllowed(user);
    this.uow.audit({
      entityType: 'USER',
      entityId: userId,
      action: 'LOGIN_FAILED',
      entityLabel: displayName(user),
      notes: 'The password was correct, but the address is not confirmed.',
    });
    return new AppError('EMAIL_NOT_CONFIRMED');
  }
}
