import type { BoardCase, ChecklistItem } from '@quillcare/contracts';
import type { ToneName } from '@quillcare/ui';
import { roleName } from '../roles/role-label';
import { word } from '../words/words';
import { checklistWords } from './case-checklist.en';

type Readiness = BoardCase['readiness'];

export const READINESS_TONE: Record<Readiness['state'], ToneName> = {
  READY: 'success',
  MISSING: 'warning',
  OVERDUE: 'error',
};

/** Returns "3 of 8 ready", or a note that the checklist is empty. */
export function readyInWords({ ready, total }: Pick<Readiness, 'ready' | 'total'>): string {
  return total === 0
    ? word(checklistWords, 'nothing')
    : word(checklistWords, 'ready', { ready: String(ready), total: String(total) });
}

/** Returns who is responsible for an item: a person's name or a role. Empty if nobody in particular. */
export function ownerInWords({
  ownerName,
  ownerRole,
}: Pick<ChecklistItem, 'ownerName' | 'ownerRole'>): string {
  return ownerName ?? (ownerRole ? roleName(ownerRole) : '');
}
