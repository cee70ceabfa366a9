import { z } from 'zod';
import type { Operation } from '@quillcare/contracts';

export interface Schema {
  /** An array if the value may also be null. */
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
  oneOf?: Schema[];
  allOf?: Schema[];
}

export type IdFor = (field: string) => string;

const known = new WeakMap<object, Schema>();

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
 * The fields of one variant of a schema, and its discriminators (`naming`). If a discriminator is wrong, errors in other fields
 * are not reported.
 */
export function fieldsOf(schema: Schema, form: Schema): { all: [string, Schema][]; naming: string[] } {
  const all = Object.entries(form.properties ?? {});
  const constants = all.filter(([, field]) => field.const !== undefined).map(([name]) => name);
  return { all, naming: schema.oneOf ? constants : [] };
}

// Values for rules a schema cannot express, by field name.
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
  // Together they must not exceed what is charged.
  medicareBenefitMinor: 0,
  fundBenefitMinor: 0,
  // The valid options and keys depend on the surgeries.
  optionIds: null,
  decidedListIds: [],
  key: null,
  // A key that is sent is verified with Stripe.
  secretKey: null,
  webhookSecret: null,
  // Only mixed surgery has a cosmetic portion.
  cosmeticBasisPoints: null,
  mbsItems: ['41672'],
  answers: ['Yes', 'No'],
  country: 'AU',
  slug: 'sample-practice',
  list: 'leads',
  quietHours: { from: '19:00', to: '07:00' },
  // Set explicitly, because a channel is named `email` like the address fields.
  notificationTypes: { LEADS: { inApp: false } },
  // Must be the route of a page.
  page: '/quotes',
  // At least one contact channel must be consented to.
  consentEmail: true,
  origins: ['https://www.example.com'],
  // Assignees must be colleagues. A referring doctor comes from the directory but under another name.
  assigneeIds: [],
  assigneeId: null,
  holidayRegion: 'NSW',
  referringDoctorId: null,
  // Must be colleagues, whom a sample cannot name.
  exceptionUserIds: [],
  // The users of an announcement must be colleagues; only the platform chooses practices.
  forUserIds: [],
  forOrganisationIds: [],
  // A checklist item has either a role or a person as its owner.
  ownerRole: null,
  ownerId: null,
  website: 'https://www.example.com',
  timeZone: 'Australia/Perth',
  // The column mapping of the sample file, as JSON.
  mapping: JSON.stringify({
    columns: ['firstName', 'lastName', 'email', 'phone'].map((field) => ({ header: field, field })),
  }),
  // A dry-run import cannot be undone.
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
  // Valid both as the hex HMAC of a report and as a practice's email signature, which is free text.
  signature: 'a'.repeat(64),
  before: { at: '2026-11-20T08:00:00.000000Z', key: 'mail:01a1fa25-0000-7000-8000-00000000000a' },
  // A PNG of a single white pixel.
  data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg==',
};
/** A date 90 days ahead, for expiry and due dates. */
const AHEAD = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);

/** Returns a valid value for a schema, with all optional fields. */
export function sampleOf(schema: Schema, idFor: IdFor, name = ''): unknown {
  if (name === 'id' && schema.anyOf?.some(({ type }) => type === 'null')) return null; // A new part has no id yet.
  // Settings that have never been saved.
  if (name === 'version' && schema.anyOf?.some((one) => one.const === 0)) return 0;
  if (BY_NAME[name] === null && schema.anyOf?.some(({ type }) => type === 'null')) return null;
  if (schema.anyOf) return sampleOf(schema.anyOf.find(({ type }) => type !== 'null') ?? {}, idFor, name);
  if (schema.oneOf) return sampleOf(schema.oneOf[0] ?? {}, idFor, name);
  // Null is used only where the schema allows it, because a filter of the same name does not. A date-time is never a local time.
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
      return schema.default ?? true; // Never null, because that would not test the field.
    default:
      return sampleText(schema, idFor, name);
  }
}

function sampleText({ format, pattern, maxLength }: Schema, idFor: IdFor, name: string): string {
  // A filter such as `hospitalId=none` describes its id by a pattern.
  if (format === 'uuid' || pattern?.startsWith('^([0-9a-f]{8}')) return idFor(name);
  if (format === 'date') return AHEAD;
  if (format === 'date-time') return `${AHEAD}T00:00:00Z`;
  return `Sample ${name}`.slice(0, maxLength);
}

/** Returns a value that never fits a schema. */
export function misfitOf(schema: Schema): unknown {
  return takesStructure(schema) ? 'misfit' : { misfit: true };
}

function takesStructure({ type, anyOf = [], oneOf = [] }: Schema): boolean {
  return type === 'object' || type === 'array' || [...anyOf, ...oneOf].some(takesStructure);
}

export function misfitTextOf(schema: Schema): string {
  const inner = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  return inner.enum || inner.format || inner.type === 'integer' || inner.type === 'number'
    ? 'misfit'
    : 'x'.repeat(5_001);
}

/** The paths of all fields of a schema that hold an id: `clientId`, `lines.0.surgeryId`. */
export function idFieldsOf(schema: Schema, path: string[] = []): string[][] {
  const inner = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  if (inner.format === 'uuid') return [path];
  if (inner.oneOf) return inner.oneOf.flatMap((form) => idFieldsOf(form, path));
  if (inner.type === 'array') return idFieldsOf(inner.items ?? {}, [...path, '0']);
  return Object.entries(inner.properties ?? {}).flatMap(([key, field]) => idFieldsOf(field, [...path, key]));
}

/** Returns a copy of `value` with `replacement` at `path`. */
export function withAt(value: unknown, [key, ...rest]: string[], replacement: unknown): unknown {
  if (key === undefined) return replacement;
  if (value === null || (Array.isArray(value) && value.length === 0))
    return [withAt(undefined, rest, replacement)];
  if (Array.isArray(value))
    return value.map((entry, at) => (String(at) === key ? withAt(entry, rest, replacement) : entry));
  // A list the sample leaves out gets one entry.
  if (value === null && /^\d+$/.test(key)) return [withAt(null, rest, replacement)];
  const object = value as Record<string, unknown>;
  return { ...object, [key]: withAt(object[key], rest, replacement) };
}
