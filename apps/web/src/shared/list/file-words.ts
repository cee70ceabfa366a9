import { EVERY_COLUMN } from '@quillcare/contracts';
import { word } from '../words/words';
import { listWords } from './list.en';
import type { Codes, List, ListFilter } from './list.types';

type Words = Record<string, string>;

/** Returns the headings of a list's file, in the language on screen. Fields that are not columns have the name of their filter. */
export function headingsOf({ columns, filters = [], inFiles = [], fieldNames, text }: List): Words {
  const named = filters.flatMap((filter) => ('name' in filter ? [[filter.name, text(filter.label)]] : []));
  return {
    // Fields without a column or filter have their label from the form.
    ...fieldNames(),
    ...(Object.fromEntries(named.toReversed()) as Words),
    ...Object.fromEntries([...columns, ...inFiles].map(({ name, label }) => [name, text(label)])),
  };
}

/** Returns the labels of codes by column: those the list itself shows or filters by. */
export function codeWordsOf(list: List): Record<string, Words> {
  const words: Record<string, Words> = {
    [EVERY_COLUMN]: { true: word(listWords, 'export.yes'), false: word(listWords, 'export.no') },
  };
  const add = (name: string, codes: Codes | undefined) => {
    if (!codes) return;
    const own = codes.values.map((value) => [value, codes.labelOf(value)] as const);
    words[name] = {
      ...words[name],
      ...Object.fromEntries(own.filter(([value, label]) => label !== '' && label !== value)),
    };
  };
  for (const filter of list.filters ?? [])
    if ('name' in filter) add(filter.name, codesOfFilter(filter, list.text));
  for (const { name, codes } of [...list.columns, ...(list.inFiles ?? [])]) add(name, codes);
  return words;
}

function codesOfFilter(filter: ListFilter, text: List['text']): Codes | undefined {
  if (filter.kind === 'choice' || filter.kind === 'choices') return filter;
  if (filter.kind !== 'flag' || !filter.no) return undefined;
  const { yes, no } = filter;
  return { values: ['true', 'false'], labelOf: (value) => text(value === 'true' ? yes : no) };
}
