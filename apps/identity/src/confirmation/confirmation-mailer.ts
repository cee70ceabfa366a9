import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import { CONFIG, newId, UnitOfWork, type ProcessConfig } from '@quillcare/service-kit';
import { AccountMailer } from '../account-mailer';
import { AccountTokenRepository } from '../account-token/persistence/account-token.repository';
import { displayName } from '../user/domain/user';
import type { UserEntity } from '../user/persistence/user.entity';
import { CONFIRMATION_HOURS, dailyLimitStart, secondsUntilNextLink } from './domain/confirmation-link';

const TOO_MANY =
  'A link is already on its way. Please check your inbox and spam folder, or ask again a little later.';

/** Emails confirmation links. The caller must hold the account's lock. */
@Injectable()
export class ConfirmationMailer {
  constructor(
    private readonly tokens: AccountTokenRepository,
    private readonly mailer: AccountMailer,
    private readonly uow: UnitOfWork,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  /** Emails a link and invalidates earlier ones. */
  async send(user: UserEntity): Promise<void> {
    const id = newId();
    const token = await this.tokens.issue(id, user.id, 'EMAIL_CONFIRMATION', CONFIRMATION_HOURS * 60);
    this.mailer.enqueue(user.organisationId, `email-confirmation:${id}`, {
      template: 'email-confirmation',
      recipient: user.email,
      params: {
        name: displayName(user),
        link: `${this.config.publicUrl}/auth/confirm-email?token=${token}`,
        hours: CONFIRMATION_HOURS,
      },
    });
  }

  /** Emails a link unless `secondsUntilNextLink` requires waiting. */
  async sendIfAllowed(user: UserEntity): Promise<void> {
    if ((await this.secondsToWait(user)) === 0) await this.send(user);
  }

  /** Emails a link on request. Throws TOO_MANY_REQUESTS with the time to wait. */
  async resend(user: UserEntity, options: { isCorrection?: boolean } = {}): Promise<void> {
    const retryAfterSeconds = await this.secondsToWait(user, options);
    if (retryAfterSeconds > 0)
      throw new AppError('TOO_MANY_REQUESTS', { detail: TOO_MANY, retryAfterSeconds });
    await this.send(user);
  }

  private async secondsToWait(user: UserEntity, options?: { isCorrection?: boolean }): Promise<number> {
    const now = this.uow.now();
    const issued = await this.tokens.findIssueTimesSince(user.id, 'EMAIL_CONFIRMATION', dailyLimitStart(now));
    return secondsUntilNextLink(issued, now, options);
  }
}
