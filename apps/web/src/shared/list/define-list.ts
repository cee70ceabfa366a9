import { lookUp, word, type Words } from '../words/words';
import type { Tree } from '../words/words.types';
import type { z } from 'zod';
import type { Codes, List, ListDefinition, ListOperation, ListText, Row } from './list.types';

/**
 * Defines a list page or a list within a page, for `ListPage` and `ListView`. Sorts and filters are type-checked against the
 * operation's query, labels against the feature's words.
 */
export function defineList<O extends ListOperation, W extends Tree>(definition: ListDefinition<O, W>): List {
  // The definition's type has already checked the key.
  const keyed = word as unknown as (words: Words<W>, key: string) => string;
  const text = (label: ListText, row?: Row) =>
    typeof label === 'function' ? label(row) : keyed(definition.words, label);
  // The views pass rows only to functions of the same definition, so they need not know the rows' type.
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

type Enumeration<V extends string> = Pick<z.ZodType<V>, 'parse'> & { options: readonly V[] };

/** Defines a filter on one value of an enumeration. */
export const choice = <N extends string, L extends ListText, V extends string>(
  name: N,
  label: L,
  values: Enumeration<V>,
  labelOf: (value: V) => string,
) => ({ ...choices(name, label, values, labelOf), kind: 'choice' as const });

/** Defines a filter on several values of an enumeration. */
export const choices = <N extends string, L extends ListText, V extends string>(
  name: N,
  label: L,
  values: Enumeration<V>,
  labelOf: (value: V) => string,
) => ({
  kind: 'choices' as const,
  name,
  label,
  values: values.options,
  labelOf: (value: string) => labelOf(values.parse(value)),
});

/** Returns the labels of an enumeration's values for exported files. */
export function toCodes<V extends string>(values: readonly V[], labelOf: (value: V) => string): Codes {
  // Only ever called with these values.
  return { values, labelOf: labelOf as Codes['labelOf'] };
}

/** Returns the labels of true and false for exported files. */
export function toFlagCodes(labelOf: (is: boolean) => string): Codes {
  return { values: ['true', 'false'], labelOf: (value) => labelOf(value === 'true') };
}
