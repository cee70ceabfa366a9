import { Inject, Injectable } from '@nestjs/common';
import type { DepositSettings } from '@quillcare/contracts';
import { CONFIG, TenantReader, type ProcessConfig } from '@quillcare/service-kit';
import { DEFAULT_DEPOSIT_SETTINGS } from '../domain/deposit-settings';

type Shown = Omit<DepositSettings, 'webhookUrl'> & { hookId: string | null };

const SETTINGS = `select version, updated_at, is_on, kind, basis_points, amount_minor, due_days, cancellation_words, business_number,
    key_end, is_live, webhook_end, hook_id
  from quoting.deposit_settings where organisation_id = $1`;

const NEVER_SAVED: Shown = { ...DEFAULT_DEPOSIT_SETTINGS, version: 0, updatedAt: null, hookId: null };

/** Reads how a practice takes deposits, without its secrets; within a transaction or without one. */
@Injectable()
export class DepositSettingsReader {
  constructor(
    private readonly reader: TenantReader,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  async shown(): Promise<DepositSettings> {
    const stored = await this.reader.one<Shown>('quoting.deposit_settings', SETTINGS);
    const { hookId, ...shown } = stored ?? NEVER_SAVED;
    const webhookUrl = hookId && `${this.config.publicUrl}/api/webhooks/deposits/${hookId}`;
    return { ...shown, webhookUrl };
  }
}
