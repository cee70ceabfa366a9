import { readMedicalReaders, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { MedicalRight } from '../medical-right';

@Implements(readMedicalReaders)
export class ReadMedicalReadersQuery implements Handler<typeof readMedicalReaders> {
  constructor(private readonly medical: MedicalRight) {}

  async handle(): Promise<ResultOf<typeof readMedicalReaders>> {
    const { medicalRoles, medicalPersonIds } = await this.medical.settings();
    return { medicalRoles, medicalPersonIds };
  }
}
