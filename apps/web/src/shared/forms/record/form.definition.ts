import type { ComponentType, ReactNode } from 'react';
import type { Country, Operation } from '@quillcare/contracts';
import { formatPhone, type PhoneUse } from '@quillcare/rules';
import type { z } from 'zod';
import type { Formats } from '../../formats/use-formats';
import type { Words } from '../../words/words';
import type { Tree } from '../../words/words.types';
import type { Values } from './merge';
import { emptyValue, schemaField, type FieldKind, type SchemaField } from './schema-field';

/** Properties of every stored record that a form needs. */
export interface Stored {
  id?: string;
  version: number;
  deletedAt?: string | null;
  /** Who saved it last, if the server says so. */
  updatedBy?: { id: string; name: string | null } | null;
}

type AnyShape = z.ZodType;
type Answers<R> = Operation<AnyShape, AnyShape, AnyShape, z.ZodType<R>>;

/** What a form adds to the contract's schema for one field. */
export interface FieldSpec {
  /** Overrides the kind where it cannot be derived from the schema, such as a state or postcode. */
  kind?: FieldKind;
  /** For a phone: the kind of number. Defaults to a person's. */
  phoneUse?: PhoneUse;
  multiline?: boolean;
  /** Takes the full width of its section. */
  wide?: boolean;
  autoComplete?: string;
  /** For a date: names of the fields with its earliest and latest value. */
  notBefore?: string;
  notAfter?: string;
  /** For a date: must not be in the future. */
  isPast?: boolean;
  /** Set to false to keep the field out of drafts, for clinical notes and secrets. */
  draft?: false;
  /** Initial value for a new record, where the schema has no default. */
  start?: unknown;
  /** Whether the field is shown, depending on other values or the country. */
  isShown?: (values: Values, country: Country) => boolean;
  /** Custom control instead of the one for its kind. */
  control?: () => ReactNode;
  /** Formats the value as text, where the format of its kind does not fit. */
  show?: (value: unknown, formats: Formats) => string;
}

export type FieldName<S extends z.ZodObject> = keyof S['shape'] & string;

/**
 * Texts of a form. `fields` are the labels, used in the form, errors, conflicts and details. `help`, `options` and `units` are by
 * field where they exist, `sections` by section.
 */
export interface FormTree extends Tree {
  readonly fields: Tree;
}

export interface FormSpec<S extends z.ZodObject, R extends Stored, E extends FormTree> {
  /** Unique name, used as the key of drafts. */
  name: string;
  words: Words<E & { readonly fields: Readonly<Record<FieldName<S>, string>> }>;
  /** The contract's input schema for create and update. */
  schema: S;
  operations: { get: Answers<R>; update: Answers<R>; create?: Answers<R> };
  /** Returns the record's name for toasts and titles. */
  nameOf: (record: R) => string;
  /** The fields in display order, by section. */
  sections?: Readonly<Record<string, readonly FieldName<S>[]>>;
  fields?: Partial<Record<FieldName<S>, FieldSpec>>;
  /** Content above the fields of a section, such as an explanation. */
  above?: Readonly<Record<string, ComponentType>>;
  /** Content below the fields of a section, such as a warning about what is typed there. */
  below?: Readonly<Record<string, ComponentType>>;
  /** Returns a record's form values, where they are not simply its properties. */
  valuesOf?: (record: R, country: Country) => Values;
  /** Returns the label of a field within a row, such as `options.0.name`. Undefined if there is none. */
  rowLabel?: (path: string) => string | undefined;
  /** Toast titles after saving and on failure. */
  titles?: { saved: 'saved' | 'updated'; failed: 'saveFailed' | 'updateFailed' };
  /** Builds the request body, without the version. Defaults to the changed fields. */
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

/** Declares a form. Everything that can be derived from the contract's schema is. */
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

/**
 * Converts a stored value to what a user would type. A value that the form no longer offers becomes empty, so that it must be
 * chosen anew.
 */
function typed({ kind, values }: SchemaField, value: unknown, country: Country): unknown {
  if (kind === 'select' && typeof value === 'string' && !values.includes(value)) return '';
  return kind === 'phone' && typeof value === 'string' ? formatPhone(value, country) : value;
}
