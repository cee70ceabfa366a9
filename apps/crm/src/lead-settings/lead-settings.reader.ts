import { Injectable } from '@nestjs/common';
import type { LeadSettings } from '@quillcare/contracts';
import { TenantReader } from '@quillcare/service-kit';
import { DEFAULT_LEAD_SETTINGS } from './domain/lead-settings';

const SETTINGS = `select version, updated_at, lost_reasons, assignment, assignee_ids, first_contact_hours
  from crm.lead_settings where organisation_id = $1`;

/** Reads what the practice decided of its leads. */
@Injectable()
export class LeadSettingsReader {
  constructor(private readonly reader: TenantReader) {}

  /** The settings of the context's practice, or the defaults. */
  async current(): Promise<LeadSettings> {
    return (await this.reader.one<LeadSettings>('crm.lead_settings', SETTINGS)) ?? DEFAULT_LEAD_SETTINGS;
  }
}
