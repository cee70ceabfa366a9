import { readMedicalReaders } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { MedicalRight } from '../medical-right';

export const ReadMedicalReadersQuery = implement(readMedicalReaders, [MedicalRight], (medical) => ({
  async handle() {
    const { medicalRoles, medicalPersonIds } = await medical.settings();
    return { medicalRoles, medicalPersonIds };
  },
}));
