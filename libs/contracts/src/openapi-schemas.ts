import { z } from 'zod';
import { clients } from './crm/client.schemas';
import { auditEntry } from './audit/audit.schemas';
import { plan, subscription } from './billing/billing.operations';
import { callback } from './callbacks/callback.schemas';
import { problem } from './core/problem';
import { session, sessionTokens } from './identity/identity.schemas';
import { organisationLogo } from './identity/logo.operations';
import { importRun } from './import/import.schemas';
import { mailboxMessage, notification } from './notifications/notification.operations';
import { doctors, hospitals, surgeries } from './quoting/directory.schemas';
import { publicQuote } from './quoting/patient.operations';
import { quote, quoteLine, quoteSummary, quoteTotals } from './quoting/quote.schemas';
import { surgeryCase, surgeryCaseSummary } from './quoting/surgery-case.operations';

/** A JSON object of the document. */
export type Json = Record<string, unknown>;

/** Results with a named schema in the document. All other schemas are inline. */
const NAMED_SCHEMAS = {
  AuditEntry: auditEntry,
  Callback: callback,
  Client: clients.detail,
  ClientSummary: clients.summary,
  Doctor: doctors.summary,
  DoctorDetail: doctors.detail,
  Hospital: hospitals.summary,
  HospitalDetail: hospitals.detail,
  ImportRun: importRun,
  MailboxMessage: mailboxMessage,
  Notification: notification,
  OrganisationLogo: organisationLogo,
  Plan: plan,
  Problem: problem,
  PublicQuote: publicQuote,
  Quote: quote,
  QuoteLine: quoteLine,
  QuoteSummary: quoteSummary,
  QuoteTotals: quoteTotals,
  Session: session,
  SessionTokens: sessionTokens,
  Subscription: subscription,
  Surgery: surgeries.summary,
  SurgeryCase: surgeryCase,
  SurgeryCaseSummary: surgeryCaseSummary,
  SurgeryDetail: surgeries.detail,
} satisfies Record<string, z.ZodType>;

/** Converts Zod schemas to JSON Schema 2020-12 and collects the named ones. */
export class SchemaWriter {
  private readonly registry = z.registry<{ id: string }>();
  private readonly namedDefinitions = new Map<string, Json>();

  constructor() {
    for (const [name, schema] of Object.entries(NAMED_SCHEMAS)) this.registry.add(schema, { id: name });
    this.toOutputSchema(problem);
  }

  toInputSchema(schema: z.ZodType): Json {
    // Inputs are inline, because their defaults may make them differ from a named result.
    const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
      io: 'input',
      metadata: z.registry(),
      override: applyRequestLimits,
    }) as Json;
    return json;
  }

  toOutputSchema(schema: z.ZodType): Json {
    const {
      $schema: _dialect,
      $defs,
      ...json
    } = z.toJSONSchema(schema, {
      io: 'output',
      metadata: this.registry,
      override: applyResponseLimits,
    }) as Json;
    for (const [name, definition] of Object.entries(($defs ?? {}) as Record<string, Json>)) {
      const { id: _id, ...body } = definition;
      this.namedDefinitions.set(name, rewriteReferences(body) as Json);
    }
    return rewriteReferences(json) as Json;
  }

  namedSchemas(): Record<string, Json> {
    return sortByKey(Object.fromEntries(this.namedDefinitions));
  }
}

interface SchemaNode {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  propertyNames?: SchemaNode;
}

interface OverrideContext {
  zodSchema: z.core.$ZodType;
  jsonSchema: object;
}

/** Maximum length by format, in characters. */
const MAX_FORMAT_LENGTHS: Record<string, number> = { uuid: 36, date: 10, 'date-time': 35 };
/** Maximum size of a response in bytes, which has to fit into one NATS message. */
const MAX_RESPONSE_TEXT_LENGTH = 1024 * 1024;
const MAX_RESPONSE_ITEMS = 10_000;
const INT32_LIMIT = 2 ** 31;

/** Adds the limits implied by a format to those of the contract. */
function applyRequestLimits({ zodSchema, jsonSchema }: OverrideContext): void {
  const node = jsonSchema as SchemaNode;
  // Custom checks declare their limits in the registry.
  const { maxLength, format } = z.globalRegistry.get(zodSchema) ?? {};
  if (typeof maxLength === 'number') node.maxLength = maxLength;
  if (typeof format === 'string') node.format = format;
  // The format makes the regular expression redundant.
  if (node.format !== undefined) delete node.pattern;
  if (node.type === 'string' && node.format !== undefined) node.maxLength ??= MAX_FORMAT_LENGTHS[node.format];
  if (node.propertyNames) node.propertyNames.maxLength ??= 200;
  if (node.type !== 'integer') return;
  node.minimum ??= Number.MIN_SAFE_INTEGER;
  node.maximum ??= Number.MAX_SAFE_INTEGER;
  node.format = node.minimum >= -INT32_LIMIT && node.maximum < INT32_LIMIT ? 'int32' : 'int64';
}

function applyResponseLimits(context: OverrideContext): void {
  applyRequestLimits(context);
  const node = context.jsonSchema as SchemaNode;
  if (node.type === 'string' && !node.enum && node.const === undefined)
    node.maxLength ??= MAX_RESPONSE_TEXT_LENGTH;
  if (node.type === 'array') node.maxItems ??= MAX_RESPONSE_ITEMS;
}

/** JSON Schema keeps shared schemas in `$defs`, OpenAPI in its components. */
function rewriteReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewriteReferences);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) =>
      key === '$ref' && typeof entry === 'string'
        ? [key, entry.replace('#/$defs/', '#/components/schemas/')]
        : [key, rewriteReferences(entry)],
    ),
  );
}

/** Returns the entries sorted by name, so that the document's order is stable. */
export function sortByKey<T>(entries: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
}
