import { Injectable } from '@nestjs/common';
import type { CallbackSettings } from '@quillcare/contracts';
import { OrganisationFacts, TenantReader } from '@quillcare/service-kit';
import { firstSetting } from './callback-setting';

const SETTINGS = `select version, updated_at, enabled, auto_create, due_in_days, counts_business_days, skips_holidays,
    holiday_region, assignment, assignee_ids, high_after_days
  from callbacks.callback_setting where organisation_id = $1 and deleted_at is null`;

/** Reads when and by whom the practice calls. */
@Injectable()
export class CallbackSettingsReader {
  constructor(
    private readonly reader: TenantReader,
    private readonly organisation: OrganisationFacts,
  ) {}

  /** The settings of the context's practice, or the defaults, with version 0. */
  async current(): Promise<CallbackSettings> {
    const stored = await this.reader.one<CallbackSettings>('callbacks.settings', SETTINGS);
    return stored ?? { ...firstSetting(await this.organisation.current()), version: 0, updatedAt: null };
  }
}
