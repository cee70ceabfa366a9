import { mergeClients, updateClient } from '@quillcare/contracts';
import type { RightsCheck } from '../../shared/session/session.context';

/** Whether somebody may make one record of two: it changes one client and removes the other. */
export function mayMerge({ allows }: Pick<RightsCheck, 'allows'>): boolean {
  return allows(mergeClients) && allows(updateClient);
}
