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

/** Why a person may not take a list out of the product now; null when they may read it and change its records. */
export function refusalOfExport(list: ExportedListName, person: UserPrincipal, now: Date): ErrorCode | null {
  const refusal = refusalOf(EXPORTED_LISTS[list].operation, person, now.getTime());
  return refusal ?? (allows(EXPORT_NEEDS[list], person) ? null : 'FORBIDDEN');
}

/** Throws what the person would be told who may not take the list out. */
export function requireExport(list: ExportedListName, person: UserPrincipal, now: Date): void {
  const refusal = refusalOfExport(list, person, now);
  if (refusal) throw new AppError(refusal);
}
