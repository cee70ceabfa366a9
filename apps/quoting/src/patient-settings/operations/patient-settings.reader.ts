import { Injectable } from '@nestjs/common';
import type { PatientSettings } from '@quillcare/contracts';
import { TenantReader } from '@quillcare/service-kit';
import { DEFAULT_PATIENT_SETTINGS } from '../domain/patient-settings';

const SETTINGS = `select version, updated_at, identification, answer_target_hours, check_questions, checks_required,
    second_signer_needed, cooling_off_days, state, signs_alone_from_age
  from quoting.patient_settings where organisation_id = $1`;

/** Reads what the practice decided of its patients' page, within a transaction or without one. */
@Injectable()
export class PatientSettingsReader {
  constructor(private readonly reader: TenantReader) {}

  /** The settings of the context's practice, or the defaults. */
  async current(): Promise<PatientSettings> {
    const stored = await this.reader.one<PatientSettings>('quoting.patient_settings', SETTINGS);
    return stored ?? DEFAULT_PATIENT_SETTINGS;
  }
}
