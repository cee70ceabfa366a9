import { DEFAULT_MEDICAL_READERS, type Role } from '@quillcare/contracts';

/** The stored setting of who sees medical notes. */
export interface StoredMedicalReaders {
  medicalRoles: Role[];
  medicalPersonIds: string[];
}

/** Removes duplicate roles and people. */
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

export function firstMedicalReaders(): StoredMedicalReaders {
  const { medicalRoles, medicalPersonIds } = DEFAULT_MEDICAL_READERS;
  return { medicalRoles: [...medicalRoles], medicalPersonIds: [...medicalPersonIds] };
}
