import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, Clock, type ProcessConfig } from '@quillcare/service-kit';
import { todayIn } from '@quillcare/rules';
import { AccountMailer } from '../account-mailer';
import { OrganisationRepository } from '../organisation/persistence/organisation.repository';
import { SessionRevoker } from '../session/session-revoker';
import { displayName } from '../user/domain/user';
import type { UserEntity } from '../user/persistence/user.entity';
import { UserRepository } from '../user/persistence/user.repository';
import { AccountTokenRepository } from '../account-token/persistence/account-token.repository';

export interface NewPassword {
  readonly passwordHash: string;
  /** The session to keep. Null ends all sessions. */
  readonly keepSession: string | null;
  /** How the change came about, for the audit trail. */
  readonly notes: string;
}

/** Consequences of every password change: ends reset links and sessions, audits, and emails the owner. */
@Injectable()
export class PasswordChanger {
  constructor(
    private readonly users: UserRepository,
    private readonly organisations: OrganisationRepository,
    private readonly tokens: AccountTokenRepository,
    private readonly revoker: SessionRevoker,
    private readonly mailer: AccountMailer,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  /** Sets the password. The caller must have locked the account. */
  async change(userId: string, { passwordHash, keepSession, notes }: NewPassword): Promise<void> {
    const options = { action: 'PASSWORD_CHANGE', notes } as const;
    const user = await this.users.update(userId, (row) => void (row.passwordHash = passwordHash), options);
    await this.tokens.endAll(userId, 'PASSWORD_RESET');
    await this.revoker.revokeAll(userId, 'PASSWORD_CHANGED', keepSession);
    await this.tell(user);
  }

  private async tell(user: UserEntity): Promise<void> {
    const { timeZone } = await this.organisations.get(user.organisationId);
    this.mailer.post(user.organisationId, `password-changed:${user.id}:${user.version}`, {
      template: 'password-changed',
      recipient: user.email,
      params: {
        name: displayName(user),
        changedOn: todayIn(this.clock.now(), timeZone),
        loginUrl: `${this.config.publicUrl}/login`,
      },
    });
  }
}
