import { Injectable } from '@nestjs/common';
import type { CaseSettings } from '@quillcare/contracts';
import { TenantReader } from '@quillcare/service-kit';
import { DEFAULT_CASE_SETTINGS } from '../domain/case-settings';

const SETTINGS = `select version, updated_at, clash_mode, exception_user_ids, tells_patients
  from quoting.case_settings where organisation_id = $1`;

/** Reads how a practice books its surgery, within a transaction or without one. */
@Injectable()
export class CaseSettingsReader {
  constructor(private readonly reader: TenantReader) {}

  /** The settings of the context's practice, or the defaults. */
  async current(): Promise<CaseSettings> {
    const stored = await this.reader.one<CaseSettings>('quoting.case_settings', SETTINGS);
    return stored ?? DEFAULT_CASE_SETTINGS;
  }
}
