import {
  PatientSettingsChanged,
  updatePatientSettings,
  type InputOf,
  type PatientSettings,
} from '@quillcare/contracts';
import { Implements, toWire, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { PatientSettingsRepository } from '../persistence/patient-settings.repository';

@Implements(updatePatientSettings)
export class UpdatePatientSettingsHandler implements Handler<typeof updatePatientSettings> {
  constructor(
    private readonly settings: PatientSettingsRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ body }: InputOf<typeof updatePatientSettings>): Promise<PatientSettings> {
    const { version, ...changes } = body;
    const changed = await this.settings.change(version, changes);
    if (changed.version !== version) this.uow.emit(PatientSettingsChanged, changed.id, { id: changed.id });
    return toWire(changed);
  }
}
