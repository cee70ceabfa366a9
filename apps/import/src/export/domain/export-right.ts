import {
  allows,
  AppError,
  EXPORT_PERMISSIONS,
  findAdmissionRefusal,
  type ErrorCode,
  type ExportedListName,
  type UserPrincipal,
} from '@quillcare/contracts';
import { EXPORTED_LISTS } from './exported-lists';

/**
 * Returns why a person may not export a list now. Null if they may: exporting requires reading the list and changing its records.
 */
export function exportRefusal(list: ExportedListName, person: UserPrincipal, now: Date): ErrorCode | null {
  const refusal = findAdmissionRefusal(EXPORTED_LISTS[list].operation, person, now.getTime());
  return refusal ?? (allows(EXPORT_PERMISSIONS[list], person) ? null : 'FORBIDDEN');
}

/** Throws the refusal if the person may not export the list. */
export function requireExport(list: ExportedListName, person: UserPrincipal, now: Date): void {
  const refusal = exportRefusal(list, person, now);
  if (refusal) throw new AppError(refusal);
}
