import {
  allows,
  AppError,
  EXPORT_NEEDS,
  refusalOf,
  type ErrorCode,
  type ExportedListName,
  type UserPrincipal,
} from '@quillcare/contracts';
import { EXPORTED_LISTS } from './exported-lists';

/**
 * Returns why a person may not export a list now. Null if they may: exporting requires reading the list and changing its records.
 */
export function refusalOfExport(list: ExportedListName, person: UserPrincipal, now: Date): ErrorCode | null {
  const refusal = refusalOf(EXPORTED_LISTS[list].operation, person, now.getTime());
  return refusal ?? (allows(EXPORT_NEEDS[list], person) ? null : 'FORBIDDEN');
}

/** Throws the refusal if the person may not export the list. */
export function requireExport(list: ExportedListName, person: UserPrincipal, now: Date): void {
  const refusal = refusalOfExport(list, person, now);
  if (refusal) throw new AppError(refusal);
}
