import type { ComponentType, ReactNode } from 'react';
import type { Country, Operation } from '@quillcare/contracts';
import { formatPhone, type PhoneUse } from '@quillcare/rules';
import type { z } from 'zod';
import type { Formats } from '../../formats/use-formats';
import type { Words } from '../../words/words';
import type { Tree } from '../../words/words.types';
import type { Values } from './merge';
import { emptyValue, schemaField, type FieldKind, type SchemaField } from './schema-field';

/** What every stored record carries, as far as a form needs it. */
export interface Stored {
  id?: string;
  version: number;
  deletedAt?: string | null;
  /** Who saved it last, where the server says so. */
  updatedBy?: { id: string; name: string | null } | null;
}

type AnyShape = z.ZodType;
type Answers<R> = Operation<AnyShape, AnyShape, AnyShape, z.ZodType<R>>;

/** What a form adds to the contract's schema for one field. */
export interface FieldSpec {
  /** Where the schema does not tell: a state, a postcode. */
  kind?: FieldKind;
  /** Of a phone: whose it is, a person's unless stated. */
  phoneUse?: PhoneUse;
  multiline?: boolean;
  /** Takes the whole width of its section. */
  wide?: boolean;
  autoComplete?: string;
  /** Of a date: the fields with the first and the last day that it may be. */
  notBefore?: string;
  notAfter?: string;
  /** Of a date: today at the latest. */
  isPast?: boolean;
  /** Clinical notes and secrets are not kept in the browser. */
  draft?: false;
  /** What a new record starts with, where the schema has no default. */
  start?: unknown;
  /** Where it is shown only for some of the other values, or in one country. */
  isShown?: (values: Values, country: Country) => boolean;
  /** A control of the form's own instead of the kind's. */
  control?: () => ReactNode;
  /** The value in words, where the kind's words would not do. */
  show?: (value: unknown, formats: Formats) => string;
}

export type FieldName<S extends z.ZodObject> = keyof S['shape'] & string;

/**
 * The texts of a form. `fields` are the labels, used in the form, its errors, conflicts and details alike; `help`,
 * `options` and `units` are by field where they exist, `sections` by section.
 */
export interface FormTree extends Tree {
  readonly fields: Tree;
}

export interface FormSpec<S extends z.ZodObject, R extends Stored, E extends FormTree> {
  /** Names the drafts; unique. */
  name: string;
  words: Words<E & { readonly fields: Readonly<Record<FieldName<S>, string>> }>;
  /** The contract's input of create and update. */
  schema: S;
  operations: { get: Answers<R>; update: Answers<R>; create?: Answers<R> };
  /** What the record is called, in toasts and titles. */
  nameOf: (record: R) => string;
  /** The fields in the order of the form, by section. */
  sections?: Readonly<Record<string, readonly FieldName<S>[]>>;
  fields?: Partial<Record<FieldName<S>, FieldSpec>>;
  /** What stands above the fields of a section, such as what they are for. */
  above?: Readonly<Record<string, ComponentType>>;
  /** What stands below the fields of a section, such as a warning about what is typed there. */
  below?: Readonly<Record<string, ComponentType>>;
  /** The form's values for a record, where they are not simply its properties. */
  valuesOf?: (record: R, country: Country) => Values;
  /** The label of a field within a row, such as `options.0.name`; undefined if there is none. */
  rowLabel?: (path: string) => string | undefined;
  /** What is said once a change is saved, and when it could not be. */
  titles?: { saved: 'saved' | 'updated'; failed: 'saveFailed' | 'updateFailed' };
  /** The body to send, without its version; only the changed fields unless stated. */
  bodyOf?: (changes: Values, all: Values) => object;
}

export interface FormDefinition<
  S extends z.ZodObject = z.ZodObject,
  R extends Stored = Stored,
> extends Required<Omit<FormSpec<S, R, FormTree>, 'words' | 'fields'>> {
  words: Words<FormTree>;
  fields: Readonly<Record<string, FieldSpec & SchemaField>>;
  empty: Values;
}

/** Declares a form, once: everything that can be read from the contract's schema is. */
export function defineForm<S extends z.ZodObject, R extends Stored, E extends FormTree>(
  spec: FormSpec<S, R, E>,
): FormDefinition<S, R> {
  const names = Object.keys(spec.schema.shape) as FieldName<S>[];
  const shape = spec.schema.shape as Record<string, z.ZodType>;
  const fields = Object.fromEntries(
    names.map((name) => [name, { ...schemaField(name, shape[name]!), ...spec.fields?.[name] }]),
  );
  return {
    sections: { all: names },
    above: {},
    below: {},
    rowLabel: () => undefined,
    titles: { saved: 'updated', failed: 'updateFailed' },
    bodyOf: (changes) => changes,
    valuesOf: (record, country) =>
      Object.fromEntries(
        names.map((name) => [name, typed(fields[name]!, record[name as keyof R & string], country)]),
      ),
    ...spec,
    words: spec.words as Words<FormTree>,
    fields,
    empty: Object.fromEntries(
      names.map((name) => [name, spec.fields?.[name]?.start ?? emptyValue(shape[name]!)]),
    ),
  };
}

/** A stored value as a person would type it; a choice that the form does not offer is to be made. */
function typed({ kind, values }: SchemaField, value: unknown, country: Country): unknown {
  if (kind === 'select' && typeof value === 'string' && !values.includes(value)) return '';
  return kind === 'phone' && typeof value === 'string' ? formatPhone(value, country) : value;
}
