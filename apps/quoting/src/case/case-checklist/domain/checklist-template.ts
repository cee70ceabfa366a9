import { createHash } from 'node:crypto';
import {
  invalid,
  type ChecklistTemplateItem,
  type InputOf,
  type updateCaseChecklistTemplate,
} from '@quillcare/contracts';
import { DEFAULT_CHECKLIST } from '@quillcare/rules';

/** The checklist of a practice that never changed it. */
export function usualItems(organisationId: string): ChecklistTemplateItem[] {
  return DEFAULT_CHECKLIST.map((item) => ({
    ...item,
    id: ownId(organisationId, item.id),
    ownerRole: null,
    ownerId: null,
    procedureClass: null,
    surgeryId: null,
  }));
}

/** The same each time, and another one in every practice; the migration makes it alike. No secret: a short hash will do. */
function ownId(organisationId: string, itemId: string): string {
  const hash = createHash('md5').update(`${organisationId} ${itemId}`).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export type SentItems = InputOf<typeof updateCaseChecklistTemplate>['body']['items'];

/** The items as they are kept: a new one gets an id, by which cases remember which item they got. */
export function keptItems(
  sent: SentItems,
  present: readonly ChecklistTemplateItem[],
  newId: () => string,
): ChecklistTemplateItem[] {
  const known = new Set(present.map(({ id }) => id));
  return sent.map((item, at) => {
    // Each id is taken once, so that no two items are the same to a case.
    if (item.id !== null && !known.delete(item.id))
      throw invalid({ path: `items.${at}.id`, message: 'This field is invalid' });
    return { ...item, id: item.id ?? newId() };
  });
}

/** An item as the audit shows it: "Deposit received, 14 days before". */
export function itemInWords({ title, kind, days }: ChecklistTemplateItem): string {
  const unit = days === 1 ? 'day' : 'days';
  return `${title}, ${days} ${unit} ${kind === 'POST_OP' ? 'after' : 'before'}`;
}
