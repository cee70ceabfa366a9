import type { ChecklistEffect, ChecklistTemplateItem } from '@quillcare/contracts';
import { appliesToCase } from '@quillcare/rules';
import { isPostOp, newItems, type CaseSituation, type DerivedItemFields, type NewItem } from './case-items';

export interface ExistingItem extends DerivedItemFields {
  id: string;
  /** Null if it was added to this case by hand. */
  templateItemId: string | null;
  title: string;
  ownerRole: ChecklistTemplateItem['ownerRole'];
  ownerId: string | null;
}

type AlignedFields = Pick<ExistingItem, 'title' | 'kind' | 'days' | 'ownerRole' | 'ownerId'>;

/** The changes needed to bring a case's checklist in line with the practice's template. */
export interface Alignment {
  added: NewItem[];
  changed: { item: ExistingItem; set: Partial<AlignedFields> }[];
  removed: ExistingItem[];
}

/**
 * Items that are done or not needed stay, as do decisions made in the case: added items, due dates and owners set by hand.
 * Post-op items are created on completion of the surgery, so they need no aligning.
 */
export function alignmentOf(
  template: readonly ChecklistTemplateItem[],
  present: readonly ExistingItem[],
  situation: CaseSituation,
  timeZone: string,
): Alignment {
  const applicable = template.filter((item) => !isPostOp(item) && appliesToCase(item, situation));
  const known = new Set(present.map(({ templateItemId }) => templateItemId));
  const added = newItems(template, situation, { timeZone }).filter(
    ({ templateItemId, kind }) => !isPostOp({ kind }) && !known.has(templateItemId),
  );
  const open = present.filter(
    ({ templateItemId, state, kind }) => templateItemId !== null && state === 'OPEN' && !isPostOp({ kind }),
  );
  const changed = open.flatMap((item) => {
    const from = applicable.find(({ id }) => id === item.templateItemId);
    const set = from ? changesOf(item, from) : {};
    return Object.keys(set).length > 0 ? [{ item, set }] : [];
  });
  const removed = open.filter(({ templateItemId }) => !applicable.some(({ id }) => id === templateItemId));
  return { added, changed, removed };
}

/** The items of the template that apply only since a signed change of the quote. */
export function addedByChange(
  template: readonly ChecklistTemplateItem[],
  present: readonly ExistingItem[],
  { former, situation }: { former: CaseSituation; situation: CaseSituation },
  timeZone: string,
): NewItem[] {
  const before = template.filter((item) => appliesToCase(item, former)).map(({ id }) => id);
  return alignmentOf(template, present, situation, timeZone).added.filter(
    ({ templateItemId }) => templateItemId !== null && !before.includes(templateItemId),
  );
}

function changesOf(item: ExistingItem, from: ChecklistTemplateItem): Partial<AlignedFields> {
  const hasOwner = item.ownerRole !== null || item.ownerId !== null;
  const next: AlignedFields = {
    title: from.title,
    kind: from.kind,
    days: item.days === null ? null : from.days,
    ownerRole: hasOwner ? item.ownerRole : from.ownerRole,
    ownerId: hasOwner ? item.ownerId : from.ownerId,
  };
  const fields = (Object.keys(next) as (keyof AlignedFields)[]).filter(
    (field) => next[field] !== item[field],
  );
  return Object.fromEntries(fields.map((field) => [field, next[field]]));
}

export function isAligned({ added, changed, removed }: Alignment): boolean {
  return added.length + changed.length + removed.length === 0;
}

/** Totals the effects over all cases: each item once, with its number of cases. */
export function effectsOf(alignments: readonly Alignment[]): ChecklistEffect[] {
  const effects = new Map<string, ChecklistEffect>();
  const count = (what: ChecklistEffect['what'], title: string) => {
    const key = `${what} ${title}`;
    effects.set(key, { what, title, cases: (effects.get(key)?.cases ?? 0) + 1 });
  };
  for (const { added, changed, removed } of alignments) {
    for (const { title } of added) count('ADDED', title);
    for (const { item, set } of changed) count('CHANGED', set.title ?? item.title);
    for (const { title } of removed) count('REMOVED', title);
  }
  return [...effects.values()];
}
