import type { FieldError, QuoteTemplateInput } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import type { RecordRules } from '@quillcare/service-kit';
import { sortName, type DirectoryKeys } from '../../directory/directory-keys';

/** What a template refers to. */
export type TemplateContent = Pick<QuoteTemplateInput, 'surgeries' | 'lines'>;

/** The columns that follow from a template's fields. */
export const quoteTemplateRules: RecordRules<QuoteTemplateInput, DirectoryKeys> = {
  derive: ({ name, description }) => ({
    uniqueKey: searchKey(name),
    sortName: sortName(name),
    searchKey: searchKey(name, description),
  }),
};

/** Ids that a template names and that exist. */
export interface KnownReferences {
  surgeries: ReadonlySet<string>;
  options: ReadonlySet<string>;
}

/** The ids that a template names, each once. */
export function referencesOf({ surgeries, lines }: TemplateContent): {
  surgeries: string[];
  options: string[];
} {
  const named = [...surgeries, ...lines].flatMap(({ surgeryId }) => (surgeryId === null ? [] : [surgeryId]));
  return {
    surgeries: [...new Set(named)],
    options: [...new Set(surgeries.flatMap(({ optionIds }) => optionIds ?? []))],
  };
}

/** What is wrong with a template's surgeries and lines, each with its field. */
export function contentProblems({ surgeries, lines }: TemplateContent, known: KnownReferences): FieldError[] {
  const absent = (path: string): FieldError => ({ path, message: 'Item not found' });
  const inSurgeries = surgeries.flatMap(({ surgeryId, optionIds }, at) => [
    ...(known.surgeries.has(surgeryId) ? [] : [absent(`surgeries.${at}.surgeryId`)]),
    ...(optionIds ?? []).flatMap((option, place) =>
      known.options.has(option) ? [] : [absent(`surgeries.${at}.optionIds.${place}`)],
    ),
  ]);
  const inLines = lines.flatMap(({ surgeryId }, at) =>
    surgeryId === null || known.surgeries.has(surgeryId) ? [] : [absent(`lines.${at}.surgeryId`)],
  );
  return [...inSurgeries, ...inLines];
}
