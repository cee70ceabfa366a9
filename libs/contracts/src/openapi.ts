import { z } from 'zod';
import { clientSummary, client } from './crm/client.schemas';
import { auditEntry } from './audit/audit.schemas';
import { plan, subscription } from './billing/billing.operations';
import { callback } from './callbacks/callback.operations';
import { ERRORS, type ErrorCode } from './core/errors';
import { errorsOf, hasBody, successStatus, UPLOAD_FIELDS } from './core/http';
import type { Operation } from './core/operation';
import { describePermission } from './core/permissions';
import { problem } from './core/problem';
import { session, sessionTokens } from './identity/identity.schemas';
import { organisationLogo } from './identity/logo.operations';
import { importRun } from './import/import.schemas';
import { mailboxMessage, notification } from './notifications/notification.operations';
import { doctor, hospital, surgery } from './quoting/directory.schemas';
import { publicQuote } from './quoting/patient.operations';
import { quote, quoteLine, quoteSummary, quoteTotals } from './quoting/quote.schemas';
import { surgeryCase, surgeryCaseSummary } from './quoting/surgery-case.operations';
import { OPERATIONS } from './registry';

/** A JSON value of the document. */
export type Json = Record<string, unknown>;

export interface OpenApiDocument extends Json {
  openapi: '3.1.0';
  paths: Record<string, Record<string, Json>>;
  components: {
    schemas: Record<string, Json>;
    responses: Record<string, Json>;
    securitySchemes: Record<string, Json>;
  };
}

/** Results that have a name in the document; every other schema is written where it is used. */
const NAMED = {
  AuditEntry: auditEntry,
  Callback: callback,
  Client: client,
  ClientSummary: clientSummary,
  Doctor: doctor,
  Hospital: hospital,
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
  Surgery: surgery,
  SurgeryCase: surgeryCase,
  SurgeryCaseSummary: surgeryCaseSummary,
} satisfies Record<string, z.ZodType>;

const SECURITY_SCHEMES = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of sign-in.',
  },
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'qc_session',
    description: 'The cookie session of the web client.',
  },
  patient: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: "The identity token of a quote's link.",
  },
  patientCookie: { type: 'apiKey', in: 'cookie', name: 'qc_patient', description: 'The same as a cookie.' },
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key and request answer the same result for 24 hours.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

/** The OpenAPI 3.1 document of every operation that has a route. */
export function openApiDocument(operations: readonly Operation[] = OPERATIONS): OpenApiDocument {
  const schemas = new SchemaWriter();
  const responses: Record<string, Json> = {};
  const paths: OpenApiDocument['paths'] = {};
  for (const operation of operations) {
    if (!operation.http) continue;
    const path = `/api${operation.http.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = {
      ...paths[path],
      [operation.http.method.toLowerCase()]: describe(operation, schemas, responses),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Quillcare',
      version: '1',
      description:
        'Every operation of the product. Errors are problem details (RFC 9457) with a stable `code`.',
    },
    tags: [...new Set(operations.filter(({ http }) => http).map(({ service }) => service))].map((name) => ({
      name,
    })),
    paths: sorted(paths),
    components: { schemas: schemas.named(), responses: sorted(responses), securitySchemes: SECURITY_SCHEMES },
  };
}

function sorted<T>(entries: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function describe(operation: Operation, schemas: SchemaWriter, shared: Record<string, Json>): Json {
  const parameters = [
    ...parametersOf(schemas.input(operation.params), 'path'),
    ...parametersOf(schemas.input(operation.query), 'query'),
    ...(operation.kind === 'command' ? [IDEMPOTENCY_KEY] : []),
  ];
  return {
    operationId: operation.name,
    summary: operation.summary,
    tags: [operation.service],
    security: securityOf(operation),
    'x-permission': describePermission(operation.permission),
    ...(operation.rateLimit ? { 'x-rate-limit': operation.rateLimit } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBodyOf(operation, schemas),
    responses: { [successStatus(operation)]: success(operation, schemas), ...problems(operation, shared) },
  };
}

function securityOf({ permission }: Operation): Json[] {
  if (permission === 'public') return [];
  // The link in the path is the credential; the identity adds to it once the date of birth is confirmed.
  if (permission === 'patient') return [{}, { patient: [] }, { patientCookie: [] }];
  return [{ bearer: [] }, { cookie: [] }];
}

function parametersOf(schema: Json, where: 'path' | 'query'): Json[] {
  const required = (schema.required ?? []) as string[];
  return Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

function requestBodyOf(operation: Operation, schemas: SchemaWriter): Json {
  if (!hasBody(operation)) return {};
  const schema = schemas.input(operation.body);
  const properties = (schema.properties ?? {}) as Record<string, Json>;
  if (operation.http?.encoding === 'multipart') {
    const form = withoutUploadFields(schema, properties);
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } };
  }
  if (Object.keys(properties).length === 0) return {};
  const required = ((schema.required ?? []) as string[]).length > 0;
  return { requestBody: { required, content: { 'application/json': { schema } } } };
}

function withoutUploadFields(schema: Json, properties: Record<string, Json>): Json {
  const ours = (name: string): boolean => (UPLOAD_FIELDS as readonly string[]).includes(name);
  const fields = Object.fromEntries(Object.entries(properties).filter(([name]) => !ours(name)));
  const required = ((schema.required ?? []) as string[]).filter((name) => !ours(name));
  return {
    ...schema,
    properties: { ...fields, file: { type: 'string', format: 'binary', contentMediaType: 'text/csv' } },
    required: [...required, 'file'],
  };
}

function success(operation: Operation, schemas: SchemaWriter): Json {
  if (operation.http?.encoding === 'sse') {
    return {
      description: operation.summary,
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    };
  }
  return {
    description: operation.summary,
    content: { 'application/json': { schema: schemas.output(operation.result) } },
  };
}

/** Operations share their error answers: one component per status and set of codes, named by the codes. */
function problems(operation: Operation, shared: Record<string, Json>): Record<string, Json> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(operation)) {
    const { status } = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const references: Record<string, Json> = {};
  for (const [status, codes] of [...byStatus].sort(([a], [b]) => a - b)) {
    const name = codes.sort().join('.');
    shared[name] ??= problemResponse(status, codes);
    references[status] = { $ref: `#/components/responses/${name}` };
  }
  return references;
}

function problemResponse(status: number, codes: ErrorCode[]): Json {
  const retry = {
    'Retry-After': { description: 'Seconds after which a try makes sense.', schema: { type: 'integer' } },
  };
  return {
    description: codes.map((code) => `${code}: ${ERRORS[code].title}`).join('\n\n'),
    ...(status === 429 || status === 503 ? { headers: retry } : {}),
    content: {
      'application/problem+json': {
        schema: {
          allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: codes } } }],
        },
      },
    },
  };
}

/** Writes Zod schemas as JSON Schema 2020-12 and collects the named ones. */
class SchemaWriter {
  private readonly registry = z.registry<{ id: string }>();
  private readonly found = new Map<string, Json>();

  constructor() {
    for (const [name, schema] of Object.entries(NAMED)) this.registry.add(schema, { id: name });
    this.output(problem);
  }

  input(schema: z.ZodType): Json {
    // What callers write is shown where they write it: a named result may differ from it by its defaults.
    const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
      io: 'input',
      metadata: z.registry(),
      override: plain,
    }) as Json;
    return json;
  }

  output(schema: z.ZodType): Json {
    const {
      $schema: _dialect,
      $defs,
      ...json
    } = z.toJSONSchema(schema, { io: 'output', metadata: this.registry, override: plain }) as Json;
    for (const [name, definition] of Object.entries(($defs ?? {}) as Record<string, Json>)) {
      const { id: _id, ...body } = definition;
      this.found.set(name, relocate(body) as Json);
    }
    return relocate(json) as Json;
  }

  named(): Record<string, Json> {
    return sorted(Object.fromEntries(this.found));
  }
}

interface Written {
  zodSchema: z.core.$ZodType;
  jsonSchema: { format?: string; pattern?: string; maxLength?: number };
}

/** A format says it better than the expression that checks it; what a check of our own means is noted beside it. */
function plain({ zodSchema, jsonSchema }: Written): void {
  const { maxLength, format } = z.globalRegistry.get(zodSchema) ?? {};
  if (typeof maxLength === 'number') jsonSchema.maxLength = maxLength;
  if (typeof format === 'string') jsonSchema.format = format;
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
}

/** JSON Schema keeps shared schemas in `$defs`, OpenAPI in its components. */
function relocate(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(relocate);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) =>
      key === '$ref' && typeof entry === 'string'
        ? [key, entry.replace('#/$defs/', '#/components/schemas/')]
        : [key, relocate(entry)],
    ),
  );
}
