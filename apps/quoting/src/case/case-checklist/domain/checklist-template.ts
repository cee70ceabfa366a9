import { createHash } from 'node:crypto';
import {
  invalid,
  type ChecklistTemplateItem,
  type InputOf,
  type updateCaseChecklistTemplate,
} from '@quillcare/contracts';
import { DEFAULT_CHECKLIST } from '@quillcare/rules';

/** The checklist of a practice that has never changed it. */
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

/** A deterministic id per practice and item, computed the same way in the migration. It is not a secret, so MD5 is fine. */
function ownId(organisationId: string, itemId: string): string {
  const hash = createHash('md5').update(`${organisationId} ${itemId}`).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export type SentItems = InputOf<typeof updateCaseChecklistTemplate>['body']['items'];

/** The items as stored. New ones get an id, which cases use to remember which template item theirs came from. */
export function keptItems(
  sent: SentItems,
  present: readonly ChecklistTemplateItem[],
  newId: () => string,
): ChecklistTemplateItem[] {
  const known = new Set(present.map(({ id }) => id));
  return sent.map((item, at) => {
    // Each id may be used only once, so that cases can tell the items apart.
    if (item.id !== null && !known.delete(item.id))
      throw invalid({ path: `items.${at}.id`, message: 'This field is invalid' });
    return { ...item, id: item.id ?? newId() };
  });
}

/** An item as shown in the audit, such as "Deposit received, 14 days before". */
export function itemInWords({ title, kind, days }: ChecklistTemplateItem): string {
  const unit = days === 1 ? 'day' : 'days';
  return `${title}, ${days} ${unit} ${kind === 'POST_OP' ? 'after' : 'before'}`;
}
