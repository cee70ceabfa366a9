import { Inject, Injectable } from '@nestjs/common';
import { emailConfig, type EmailConfig } from '@quillcare/contracts';
import {
  CONFIG,
  SERVICE_CONFIG,
  SettingsRepository,
  TenantReader,
  toWire,
  UnitOfWork,
  type ProcessConfig,
} from '@quillcare/service-kit';
import { addressIn } from '../../smtp/outgoing-mail';
import type { NotificationsConfig } from '../../notifications.config';
import {
  DEFAULT_EMAIL_CONFIG,
  toEmailConfigView,
  INITIAL_SERVER_STATE,
  type EmailConfigRules,
} from '../domain/email-config';
import { EmailConfigEntity } from './email-config.entity';
import { MailServerStateRepository } from './mail-server-state.repository';

/** Stores how a practice's emails to patients are sent. */
@Injectable()
export class EmailConfigRepository extends SettingsRepository<typeof emailConfig, EmailConfigEntity> {
  constructor(
    uow: UnitOfWork,
    reader: TenantReader,
    private readonly servers: MailServerStateRepository,
    @Inject(SERVICE_CONFIG) private readonly service: NotificationsConfig,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {
    super(uow, reader, emailConfig, {
      entity: EmailConfigEntity,
      defaults: () => DEFAULT_EMAIL_CONFIG,
      auditHidden: ['sealedPassword'],
    });
  }

  get rules(): EmailConfigRules {
    const isProduction = this.config.nodeEnv === 'production';
    return { allowsPlainText: !isProduction, allowsAnyPort: !isProduction };
  }

  /** Returns the settings without the password, with the server's health. */
  override current(): Promise<EmailConfig> {
    return this.uow.run(async () => {
      const stored = (await this.stored()) ?? { ...DEFAULT_EMAIL_CONFIG, version: 0, updatedAt: null };
      const state = stored.usesOwnServer
        ? await this.servers.findOfVersion(stored.version)
        : INITIAL_SERVER_STATE;
      const platformAddress = addressIn(this.service.MAIL_FROM);
      const { allowsPlainText } = this.rules;
      return toWire(toEmailConfigView(stored, state, { platformAddress, allowsPlainText }));
    });
  }
}
