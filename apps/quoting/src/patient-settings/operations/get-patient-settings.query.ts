import { getPatientSettings, type PatientSettings } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { PatientSettingsReader } from './patient-settings.reader';

@Implements(getPatientSettings)
export class GetPatientSettingsQuery implements Handler<typeof getPatientSettings> {
  constructor(private readonly settings: PatientSettingsReader) {}

  handle(): Promise<PatientSettings> {
    return this.settings.current();
  }
}
