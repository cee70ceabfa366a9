// Describes the events and jobs of a build, and checks whether one build can read what another writes.
import { z } from 'zod';
import { eventEnvelope } from './core/event';
import { EVENTS, JOBS } from './registry';

/** The subset of JSON Schema used for messages. An absent keyword allows everything. */
export interface Form {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Form[];
  properties?: Record<string, Form>;
  required?: string[];
  /** Only `false` has a meaning: no other fields are accepted. */
  additionalProperties?: unknown;
  items?: Form;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** The schema a message is written with, and the one it is read with if that differs because of defaults. */
export interface Message {
  writes: Form;
  reads?: Form;
}

/** If `isAll`, no message of this kind can be read; otherwise only those with this value. */
export interface Difference {
  path: string;
  isAll: boolean;
  text: string;
}

/** Bounds of safe integers apply to every integer, and a format is more specific than its pattern. */
const NOISE = new Set(['$schema', 'default']);
const isSafeBound = (value: unknown): boolean => Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;

function normalisedForm(value: unknown, isWritten: boolean, isFields = false): unknown {
  if (Array.isArray(value)) return value.map((one) => normalisedForm(one, isWritten));
  if (typeof value !== 'object' || value === null) return value;
  const form = value as Record<string, unknown>;
  const isKept = ([name, part]: [string, unknown]): boolean =>
    isFields ||
    !(
      NOISE.has(name) ||
      (name === 'pattern' && 'format' in form) ||
      ((name === 'minimum' || name === 'maximum') && isSafeBound(part)) ||
      (name === 'additionalProperties' && isWritten && part === false)
    );
  return Object.fromEntries(
    Object.entries(form)
      .filter(isKept)
      .map(([name, part]) => [name, normalisedForm(part, isWritten, !isFields && name === 'properties')]),
  );
}

/** Returns the form of what a schema writes (`output`) or accepts (`input`). */
export function formOf(schema: z.ZodType, io: 'input' | 'output'): Form {
  return normalisedForm(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), io === 'output') as Form;
}

function messageOf(schema: z.ZodType): Message {
  const [writes, reads] = [formOf(schema, 'output'), formOf(schema, 'input')];
  return JSON.stringify(writes) === JSON.stringify(reads) ? { writes } : { writes, reads };
}

function readMessages(): Record<string, Message> {
  const kinds: [string, z.ZodType][] = [
    ['what every event has', eventEnvelope],
    ...EVENTS.map(({ type, data }): [string, z.ZodType] => [`event ${type}`, data]),
    ...JOBS.map(({ service, name, data }): [string, z.ZodType] => [`job ${service}.${name}`, data]),
  ];
  return Object.fromEntries(
    kinds
      .map(([kind, schema]): [string, Message] => [kind, messageOf(schema)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function alternatives(form: Form): Form[] {
  if (form.anyOf) return form.anyOf.flatMap(alternatives);
  return Array.isArray(form.type) ? form.type.map((type) => ({ ...form, type })) : [form];
}
const valuesOf = (form: Form): unknown[] | undefined => ('const' in form ? [form.const] : form.enum);
const describeForm = (form: Form): string =>
  valuesOf(form)?.map(String).join(' or ') ?? form.format ?? String(form.type ?? 'anything');

/** Returns what a reader would not understand of what is written. Empty if it can read everything. */
export function incompatibilities(written: Form, read: Form, path = ''): Difference[] {
  const readers = alternatives(read);
  const each = alternatives(written).map((form) => closest(form, readers, path));
  // If one alternative is readable, only some messages have the values of the others.
  const isRead = each.some((found) => !found.some(({ isAll }) => isAll));
  return each.flat().map((found) => (isRead ? { ...found, isAll: false } : found));
}

function closest(written: Form, readers: Form[], path: string): Difference[] {
  const weight = (found: Difference[]): number =>
    found.reduce((sum, { isAll }) => sum + (isAll ? 1_000 : 1), 0);
  const found = readers.map((read) => differences(written, read, path));
  return found.reduce((best, one) => (weight(one) < weight(best) ? one : best));
}

function differences(written: Form, read: Form, path: string): Difference[] {
  const other = (isAll: boolean): Difference[] => [
    { path, isAll, text: `is written as ${describeForm(written)} and read as ${describeForm(read)}` },
  ];
  if (Object.keys(read).length === 0) return [];
  const [values, known] = [valuesOf(written), valuesOf(read)];
  if (known) {
    const unknown = (values ?? [describeForm(written)]).filter((value) => !known.includes(value));
    const text = `may be ${unknown.map(String).join(' or ')}`;
    return unknown.length === 0 ? [] : [{ path, isAll: unknown.length === (values ?? [0]).length, text }];
  }
  if (values) return ofValues(values, read) ? [] : other(true);
  if (read.type !== undefined && written.type !== read.type)
    return written.type === 'integer' && read.type === 'number' ? [] : other(written.type !== undefined);
  if (read.type === 'object') return ofFields(written, read, path);
  if (read.type === 'array') return [...ofItems(written, read, path), ...ofBounds(written, read, path)];
  if (read.format !== undefined && written.format !== read.format) return other(written.format !== undefined);
  if (read.pattern !== undefined && written.pattern !== read.pattern)
    return [{ path, isAll: false, text: 'may have another pattern' }];
  return ofBounds(written, read, path);
}

function ofValues(values: unknown[], read: Form): boolean {
  const type = read.type === 'integer' ? 'number' : read.type;
  return values.every((value) => type === undefined || typeof value === type);
}

// If both have items of the same kind, an unreadable list is only one message of many.
function ofItems(written: Form, read: Form, path: string): Difference[] {
  return read.items ? incompatibilities(written.items ?? {}, read.items, `${path}[]`) : [];
}

function ofFields(written: Form, read: Form, path: string): Difference[] {
  const fields = written.properties ?? {};
  const inside = (name: string): string => (path === '' ? name : `${path}.${name}`);
  const known = Object.entries(read.properties ?? {}).flatMap(([name, form]): Difference[] => {
    const isNeeded = read.required?.includes(name) ?? false;
    const field = fields[name];
    if (!field) return isNeeded ? [{ path: inside(name), isAll: true, text: 'is not written' }] : [];
    const isLeftOut = isNeeded && !written.required?.includes(name);
    return [
      ...(isLeftOut ? [{ path: inside(name), isAll: false, text: 'may be left out' }] : []),
      ...incompatibilities(field, form, inside(name)),
    ];
  });
  if (read.additionalProperties !== false) return known;
  const added = Object.keys(fields).filter((name) => !(name in (read.properties ?? {})));
  return [
    ...known,
    ...added.map((name) => ({ path: inside(name), isAll: false, text: 'is new where nothing may be added' })),
  ];
}

function ofBounds(written: Form, read: Form, path: string): Difference[] {
  const LEAST = ['minimum', 'minLength', 'minItems'] as const;
  const MOST = ['maximum', 'maxLength', 'maxItems'] as const;
  const isWider =
    LEAST.some((bound) => read[bound] !== undefined && (written[bound] ?? -Infinity) < read[bound]) ||
    MOST.some((bound) => read[bound] !== undefined && (written[bound] ?? Infinity) > read[bound]);
  return isWider ? [{ path, isAll: false, text: 'may be smaller, larger or longer than before' }] : [];
}

export const MESSAGES = readMessages();
