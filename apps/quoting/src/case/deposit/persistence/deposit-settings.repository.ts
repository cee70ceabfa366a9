import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { depositSettings, type DepositSettings, type PublicQuote } from '@quillcare/contracts';
import {
  CONFIG,
  SettingsRepository,
  TenantReader,
  UnitOfWork,
  type ProcessConfig,
} from '@quillcare/service-kit';
import { DEFAULT_DEPOSIT_SETTINGS } from '../../surgery-case/domain/deposit-settings';
import { DepositSettingsEntity } from './deposit-settings.entity';

const HOOK_ID_BYTES = 24;
const HOOK = 'select hook_id from quoting.deposit_settings where organisation_id = $1';

@Injectable()
export class DepositSettingsRepository extends SettingsRepository<
  typeof depositSettings,
  DepositSettingsEntity
> {
  constructor(
    uow: UnitOfWork,
    reader: TenantReader,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {
    super(uow, reader, depositSettings, {
      entity: DepositSettingsEntity,
      defaults: () => ({
        ...DEFAULT_DEPOSIT_SETTINGS,
        hookId: randomBytes(HOOK_ID_BYTES).toString('base64url'),
      }),
      auditHidden: ['sealedKey', 'sealedWebhookSecret', 'hookId'],
    });
  }

  /** The settings without the secrets. */
  override async current(): Promise<DepositSettings> {
    const stored = await this.reader.one<{ hookId: string }>('quoting.deposit_hook', HOOK);
    const webhookUrl = stored && `${this.config.publicUrl}/api/webhooks/deposits/${stored.hookId}`;
    return { ...(await super.current()), webhookUrl };
  }

  /** What patients see about the deposit before they accept. Null if the practice takes no deposits. */
  async patientOffer(): Promise<PublicQuote['deposit']> {
    const stored = await this.stored();
    return stored?.isOn ? stored : null;
  }

  /** Settings by webhook address. Needs a platform scope. */
  findByHook(hookId: string): Promise<DepositSettingsEntity | null> {
    return this.manager.findOne(DepositSettingsEntity, { where: { hookId } });
  }
}
