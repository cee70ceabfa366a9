import { mergeClients, updateClient } from '@quillcare/contracts';
import type { RightsCheck } from '../../shared/session/session.context';

/** Returns whether the user may merge two clients, which updates one and deletes the other. */
export function mayMerge({ allows }: Pick<RightsCheck, 'allows'>): boolean {
  return allows(mergeClients) && allows(updateClient);
}
