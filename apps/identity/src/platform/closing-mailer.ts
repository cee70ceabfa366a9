import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type ProcessConfig } from '@quillcare/service-kit';
import { todayIn } from '@quillcare/rules';
import { AccountMailer } from '../account-mailer';
import type { OrganisationEntity } from '../organisation/persistence/organisation.entity';
import { displayName } from '../user/domain/user';
import { UserRepository } from '../user/persistence/user.repository';

/** Emails the administrators of a closed practice until when they can export its data. */
@Injectable()
export class ClosingMailer {
  constructor(
    private readonly users: UserRepository,
    private readonly mailer: AccountMailer,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  /** Does nothing if export is not allowed. Call it in the transaction that closes the practice. */
  async tellAdministrators({ id, name, version, timeZone, exportUntil }: OrganisationEntity): Promise<void> {
    if (!exportUntil) return;
    const lastDay = todayIn(exportUntil, timeZone);
    for (const userId of await this.users.lockAdmins()) {
      const user = await this.users.get(userId);
      this.mailer.post(id, `practice-closed:${version}:${userId}`, {
        template: 'practice-closed',
        recipient: user.email,
        params: {
          name: displayName(user),
          practiceName: name,
          lastDay,
          exportUrl: `${this.config.publicUrl}/exports/practice`,
        },
      });
    }
  }
}
