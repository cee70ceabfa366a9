import { readMedicalReaders } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { MedicalNoteAccess } from '../medical-note-access';

export const ReadMedicalReadersQuery = implement(readMedicalReaders, [MedicalNoteAccess], (medical) => ({
  async handle() {
    const { medicalRoles, medicalPersonIds } = await medical.settings();
    return { medicalRoles, medicalPersonIds };
  },
}));
