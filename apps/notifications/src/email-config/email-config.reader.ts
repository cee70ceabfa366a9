import { Inject, Injectable } from '@nestjs/common';
import type { EmailConfig } from '@quillcare/contracts';
import { CONFIG, SERVICE_CONFIG, toWire, type ProcessConfig } from '@quillcare/service-kit';
import { addressIn } from '../mail/outgoing-mail';
import type { NotificationsConfig } from '../notifications.config';
import {
  DEFAULT_EMAIL_CONFIG,
  shownEmailConfig,
  UNTRIED,
  type EmailConfigRules,
} from './domain/email-config';
import { EmailConfigRepository } from './persistence/email-config.repository';
import { MailServerStateRepository } from './persistence/mail-server-state.repository';

/** The practice's settings as they are shown, within a transaction. */
@Injectable()
export class EmailConfigReader {
  constructor(
    private readonly configs: EmailConfigRepository,
    private readonly servers: MailServerStateRepository,
    @Inject(SERVICE_CONFIG) private readonly settings: NotificationsConfig,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  /** What this platform permits. */
  get rules(): EmailConfigRules {
    const isProduction = this.config.nodeEnv === 'production';
    return { allowsPlainText: !isProduction, allowsAnyPort: !isProduction };
  }

  async shown(): Promise<EmailConfig> {
    const stored = (await this.configs.current()) ?? { ...DEFAULT_EMAIL_CONFIG, version: 0, updatedAt: null };
    const state = stored.usesOwnServer ? await this.servers.of(stored.version) : UNTRIED;
    const { allowsPlainText } = this.rules;
    const platformAddress = addressIn(this.settings.MAIL_FROM);
    return toWire(shownEmailConfig(stored, state, { platformAddress, allowsPlainText }));
  }
}
