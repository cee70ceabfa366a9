import { lookUp, word, type Words } from '../words/words';
import type { Tree } from '../words/words.types';
import type { Codes, List, ListDefinition, ListOperation, ListText, Row } from './list.types';

/**
 * Defines a list page or a list within a page, for `ListPage` and `ListView`. Sorts and filters are checked against
 * the operation's query, labels against the feature's words.
 */
export function defineList<O extends ListOperation, W extends Tree>(definition: ListDefinition<O, W>): List {
  // The definition's type has checked the key; here it is any text.
  const keyed = word as unknown as (words: Words<W>, key: string) => string;
  const text = (label: ListText, row?: Row) =>
    typeof label === 'function' ? label(row) : keyed(definition.words, label);
  // The views pass rows back only to functions of the same definition, so they need not know the rows' type.
  return { ...(definition as unknown as List), text, fieldNames: () => fieldNames(definition.words) };
}

function fieldNames(words: Words<Tree>): Record<string, string> {
  const named = Object.keys(typeof words.en.fields === 'object' ? words.en.fields : {});
  return Object.fromEntries(
    named.flatMap((name) => {
      const label = lookUp(words, `fields.${name}`);
      return label === undefined ? [] : [[name, label]];
    }),
  );
}

/** What an exported file has for the values of an enumeration. */
export function codesOf<V extends string>(values: readonly V[], labelOf: (value: V) => string): Codes {
  // Asked for these values only.
  return { values, labelOf: labelOf as Codes['labelOf'] };
}

/** What it has for yes and no. */
export function flagCodes(labelOf: (is: boolean) => string): Codes {
  return { values: ['true', 'false'], labelOf: (value) => labelOf(value === 'true') };
}
