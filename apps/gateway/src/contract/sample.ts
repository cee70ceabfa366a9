import { z } from 'zod';
import type { Operation } from '@quillcare/contracts';

/** The part of JSON Schema that samples need. */
export interface Schema {
  /** Several for what may also be null. */
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maxLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  /** The variants of a discriminated union. */
  oneOf?: Schema[];
  allOf?: Schema[];
}

/** Returns the id for a field such as `clientId`. */
export type IdFor = (field: string) => string;

const known = new WeakMap<object, Schema>();

/** A part of an operation's input as JSON Schema. */
export function schemaOf(operation: Operation, part: 'params' | 'query' | 'body'): Schema {
  const parser = operation[part];
  const schema = known.get(parser) ?? (z.toJSONSchema(parser, { io: 'input' }) as Schema);
  known.set(parser, schema);
  return schema;
}

/** The variants of an input: those of a union, or the schema itself. */
export function formsOf(schema: Schema): Schema[] {
  return schema.oneOf ?? [schema];
}

/**
 * The fields of one variant of a schema, and its discriminators (`naming`): if one of those is wrong, errors
 * in other fields cannot be found.
 */
export function fieldsOf(schema: Schema, form: Schema): { all: [string, Schema][]; naming: string[] } {
  const all = Object.entries(form.properties ?? {});
  const constants = all.filter(([, field]) => field.const !== undefined).map(([name]) => name);
  return { all, naming: schema.oneOf ? constants : [] };
}

// Values for rules that a schema cannot express, by field name.
const BY_NAME: Record<string, unknown> = {
  email: 'sample@example.com',
  newEmail: 'corrected@example.com',
  businessNumber: '51824753556',
  phone: '0412 345 678',
  secondaryPhone: '0412 345 679',
  bookingPhone: '02 9876 5432',
  password: 'Correct-Horse-7',
  dateOfBirth: '1980-05-17',
  state: 'NSW',
  postcode: '2000',
  response: 'query',
  queryMessage: 'Is the hospital fee included?',
  mbsItem: '30071',
  providerNumber: '2426621K',
  // Together no more than is charged.
  medicareBenefitMinor: 0,
  fundBenefitMinor: 0,
  // Which options and keys there are depends on the surgeries.
  optionIds: null,
  decidedListIds: [],
  key: null,
  // One that is sent is tried at Stripe.
  secretKey: null,
  webhookSecret: null,
  // Only a mixed surgery has a cosmetic part.
  cosmeticBasisPoints: null,
  mbsItems: ['41672'],
  answers: ['Yes', 'No'],
  country: 'AU',
  slug: 'sample-practice',
  list: 'leads',
  quietHours: { from: '19:00', to: '07:00' },
  // A channel is called email, as an address is elsewhere.
  notificationTypes: { LEADS: { inApp: false } },
  // The route of a page.
  page: '/quotes',
  // Whoever asks agrees to one way at least.
  consentEmail: true,
  origins: ['https://www.example.com'],
  // Who takes turns are colleagues, and a referring doctor is one of the directory under another name.
  assigneeIds: [],
  assigneeId: null,
  holidayRegion: 'NSW',
  referringDoctorId: null,
  // Who may record a medical exception is a colleague, and nobody by a sample.
  exceptionUserIds: [],
  // Whom an announcement names are colleagues, and which practices are the platform's to say.
  forUserIds: [],
  forOrganisationIds: [],
  // An item of a checklist has a role or a person as its owner.
  ownerRole: null,
  ownerId: null,
  website: 'https://www.example.com',
  timeZone: 'Australia/Perth',
  // What the columns of the sample's file mean, as JSON.
  mapping: JSON.stringify({
    columns: ['firstName', 'lastName', 'email', 'phone'].map((field) => ({ header: field, field })),
  }),
  // An import that only checks is none that could be undone.
  dryRun: false,
  again: true,
  fileHash: 'a'.repeat(64),
  hash: 'a'.repeat(64),
  numbers: '39331,41693',
  startsAt: '2026-12-01T07:30',
  endsAt: '2099-12-01T07:30',
  actionTarget: '/quotes',
  host: 'smtp.example.com',
  port: 587,
  senderAddress: 'quotes@example.com',
  replyTo: 'desk@example.com',
  publicEmail: 'rooms@example.com',
  // The HMAC of a report in hexadecimal, and a practice's signature, which may be any text.
  signature: 'a'.repeat(64),
  before: { at: '2026-11-20T08:00:00.000000Z', key: 'mail:01a1fa25-0000-7000-8000-00000000000a' },
  // A PNG of one white pixel.
  data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg==',
};
/** A date some months ahead, for expiry and due dates. */
const AHEAD = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);

/** A valid value for a schema, with all optional fields. */
export function sampleOf(schema: Schema, idFor: IdFor, name = ''): unknown {
  if (name === 'id' && schema.anyOf?.some(({ type }) => type === 'null')) return null; // A part that is new.
  // Settings that nobody has changed yet.
  if (name === 'version' && schema.anyOf?.some((one) => one.const === 0)) return 0;
  if (BY_NAME[name] === null && schema.anyOf?.some(({ type }) => type === 'null')) return null;
  if (schema.anyOf) return sampleOf(schema.anyOf.find(({ type }) => type !== 'null') ?? {}, idFor, name);
  if (schema.oneOf) return sampleOf(schema.oneOf[0] ?? {}, idFor, name);
  // Null stands only where the schema allows it: a filter of the same name has none. An instant is never a local time.
  const isInstant = name === 'startsAt' && schema.format === 'date-time';
  if (name in BY_NAME && BY_NAME[name] !== null && !isInstant) return BY_NAME[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [type] = [schema.type].flat();
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, field]) => [key, sampleOf(field, idFor, key)]),
      );
    case 'array':
      return [sampleOf(schema.items ?? {}, idFor, name)];
    case 'integer':
    case 'number':
      return name === 'version' ? 1 : (schema.default ?? Math.max(1, schema.minimum ?? 1));
    case 'boolean':
      return schema.default ?? true; // Never null: that proves nothing of the field.
    default:
      return sampleText(schema, idFor, name);
  }
}

function sampleText({ format, pattern, maxLength }: Schema, idFor: IdFor, name: string): string {
  // A filter such as `hospitalId=none` accepts an id by its pattern.
  if (format === 'uuid' || pattern?.startsWith('^([0-9a-f]{8}')) return idFor(name);
  if (format === 'date') return AHEAD;
  if (format === 'date-time') return `${AHEAD}T00:00:00Z`;
  return `Sample ${name}`.slice(0, maxLength);
}

/** A value that never fits a schema. */
export function misfitOf(schema: Schema): unknown {
  return takesStructure(schema) ? 'misfit' : { misfit: true };
}

function takesStructure({ type, anyOf = [], oneOf = [] }: Schema): boolean {
  return type === 'object' || type === 'array' || [...anyOf, ...oneOf].some(takesStructure);
}

/** A text that a query parameter does not accept. */
export function misfitTextOf(schema: Schema): string {
  const inner = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  return inner.enum || inner.format || inner.type === 'integer' || inner.type === 'number'
    ? 'misfit'
    : 'x'.repeat(5_001);
}

/** The paths of every field of a schema that holds an id: `clientId`, `lines.0.surgeryId`. */
export function idFieldsOf(schema: Schema, path: string[] = []): string[][] {
  const inner = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  if (inner.format === 'uuid') return [path];
  if (inner.oneOf) return inner.oneOf.flatMap((form) => idFieldsOf(form, path));
  if (inner.type === 'array') return idFieldsOf(inner.items ?? {}, [...path, '0']);
  return Object.entries(inner.properties ?? {}).flatMap(([key, field]) => idFieldsOf(field, [...path, key]));
}

/** A copy of `value` with another value at `path`. */
export function withAt(value: unknown, [key, ...rest]: string[], replacement: unknown): unknown {
  if (key === undefined) return replacement;
  // A list that the sample leaves out gets one entry.
  if (value === null || (Array.isArray(value) && value.length === 0))
    return [withAt(undefined, rest, replacement)];
  if (Array.isArray(value))
    return value.map((entry, at) => (String(at) === key ? withAt(entry, rest, replacement) : entry));
  // A list that the sample leaves out has one entry.
  if (value === null && /^\d+$/.test(key)) return [withAt(null, rest, replacement)];
  const object = value as Record<string, unknown>;
  return { ...object, [key]: withAt(object[key], rest, replacement) };
}
