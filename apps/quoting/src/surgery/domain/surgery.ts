import type { SurgeryInput } from '@quillcare/contracts';
import { duplicateKey, searchKey } from '@quillcare/rules';
import { given, sortName, type DirectoryKeys } from '../../directory/directory-keys';

export type SurgeryFields = SurgeryInput & DirectoryKeys;

/** A surgery as stored, with the derived keys. */
export function newSurgery(input: SurgeryInput): SurgeryFields {
  return {
    ...input,
    uniqueKey: duplicateKey('surgeries', input),
    sortName: sortName(input.name),
    searchKey: searchKey(input.name, input.category),
  };
}

/** A surgery after a change; only fields that were sent are replaced. */
export function changedSurgery(current: SurgeryInput, changes: Partial<SurgeryInput>): SurgeryFields {
  return newSurgery({ ...current, ...given(changes) });
}
