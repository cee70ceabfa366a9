import { DEFAULT_MEDICAL_READERS, type Role } from '@quillcare/contracts';

/** What is stored of who sees medical notes. */
export interface StoredMedicalReaders {
  medicalRoles: Role[];
  medicalPersonIds: string[];
}

/** Each role and each person is kept once. */
export function changedMedicalReaders(
  present: Readonly<StoredMedicalReaders>,
  sent: Partial<StoredMedicalReaders>,
): StoredMedicalReaders {
  const next = { ...present, ...sent };
  return {
    ...next,
    medicalRoles: [...new Set(next.medicalRoles)],
    medicalPersonIds: [...new Set(next.medicalPersonIds)],
  };
}

/** Of a practice that never chose them. */
export function firstMedicalReaders(): StoredMedicalReaders {
  const { medicalRoles, medicalPersonIds } = DEFAULT_MEDICAL_READERS;
  return { medicalRoles: [...medicalRoles], medicalPersonIds: [...medicalPersonIds] };
}
