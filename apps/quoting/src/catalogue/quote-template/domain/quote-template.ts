import type { FieldError, QuoteTemplateInput } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import type { RecordKeys, RecordRules } from '@quillcare/service-kit';

/** What a template refers to. */
export type TemplateContent = Pick<QuoteTemplateInput, 'surgeries' | 'lines'>;

/** Accents do not tell the names of templates apart. */
export const quoteTemplateRules: RecordRules<QuoteTemplateInput, Pick<RecordKeys, 'uniqueKey'>> = {
  derive: ({ name }) => ({ uniqueKey: searchKey(name) }),
};

/** Ids that a template names and that exist. */
export interface KnownReferences {
  surgeries: ReadonlySet<string>;
  options: ReadonlySet<string>;
  lists: ReadonlySet<string>;
}

/** The ids that a template names, each once. */
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

/** What is wrong with a template's surgeries and lines, each with its field. */
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
