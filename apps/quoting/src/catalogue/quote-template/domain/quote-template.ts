import type { FieldError, QuoteTemplateInput } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import type { RecordKeys, RecordRules } from '@quillcare/service-kit';

/** The parts of a template that reference other records. */
export type TemplateContent = Pick<QuoteTemplateInput, 'surgeries' | 'lines'>;

/** Record rules: names that differ only in accents count as the same. */
export const quoteTemplateRules: RecordRules<QuoteTemplateInput, Pick<RecordKeys, 'uniqueKey'>> = {
  derive: ({ name }) => ({ uniqueKey: searchKey(name) }),
};

/** Those of a template's references that exist. */
export interface KnownReferences {
  surgeries: ReadonlySet<string>;
  options: ReadonlySet<string>;
  lists: ReadonlySet<string>;
}

/** The ids a template references, without duplicates. */
export function referencesOf({ surgeries, lines }: TemplateContent): {
  surgeries: string[];
  options: string[];
  lists: string[];
} {
  const named = [...surgeries, ...lines].flatMap(({ surgeryId }) => (surgeryId === null ? [] : [surgeryId]));
  return {
    surgeries: [...new Set(named)],
    options: [...new Set([...surgeries, ...lines].flatMap(({ optionIds }) => optionIds ?? []))],
    lists: [...new Set(surgeries.flatMap(({ decidedListIds }) => decidedListIds ?? []))],
  };
}

/** Validation errors of a template's surgeries and lines, by field. */
export function contentProblems({ surgeries, lines }: TemplateContent, known: KnownReferences): FieldError[] {
  const absent = (path: string): FieldError => ({ path, message: 'Item not found' });
  const inSurgeries = surgeries.flatMap(({ surgeryId, optionIds, decidedListIds }, at) => [
    ...(known.surgeries.has(surgeryId) ? [] : [absent(`surgeries.${at}.surgeryId`)]),
    ...(optionIds ?? []).flatMap((option, place) =>
      known.options.has(option) ? [] : [absent(`surgeries.${at}.optionIds.${place}`)],
    ),
    ...(decidedListIds ?? []).flatMap((list, place) =>
      known.lists.has(list) ? [] : [absent(`surgeries.${at}.decidedListIds.${place}`)],
    ),
  ]);
  const inLines = lines.flatMap(({ surgeryId, optionIds }, at) => [
    ...(surgeryId === null || known.surgeries.has(surgeryId) ? [] : [absent(`lines.${at}.surgeryId`)]),
    ...(optionIds ?? []).flatMap((option, place) =>
      known.options.has(option) ? [] : [absent(`lines.${at}.optionIds.${place}`)],
    ),
  ]);
  return [...inSurgeries, ...inLines];
}
