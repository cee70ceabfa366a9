import { ERRORS, type ErrorCode } from './core/errors';
import { errorsOf, hasBody, successStatus, UPLOAD_FIELDS } from './core/http';
import type { HttpEncoding, Operation } from './core/operation';
import { describePermission } from './core/permissions';
import { SchemaWriter, sorted, type Json } from './openapi-schemas';
import { descriptionOf, SERVICE_DESCRIPTIONS } from './openapi-texts';
import { OPERATIONS } from './registry';

export type { Json };

export interface OpenApiDocument extends Json {
  openapi: '3.1.0';
  servers: Json[];
  tags: Json[];
  paths: Record<string, Record<string, Json>>;
  components: {
    schemas: Record<string, Json>;
    responses: Record<string, Json>;
    securitySchemes: Record<string, Json>;
  };
}

const TOKEN_CHECKS =
  'Tokens are verified as RFC8725 requires: a single algorithm, and the issuer, audience and expiry are always checked.';

const SECURITY_SCHEMES = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: `The access token from signing in. ${TOKEN_CHECKS}`,
  },
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'qc_session',
    description: 'The session cookie of the web client.',
  },
  patient: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: `The token a patient gets by verifying their identity on a quote's link. ${TOKEN_CHECKS}`,
  },
  key: {
    type: 'http',
    scheme: 'bearer',
    description:
      "An API key for the practice's website, created under Enquiries; it only allows this operation.",
  },
  patientCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'qc_patient',
    description: 'The patient token as a cookie.',
  },
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Repeating a request with the same key within 24 hours returns the same result.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

/** Creates the OpenAPI 3.1 document of every operation that has a route. */
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
      description: 'All operations of Quillcare. Errors are problem details (RFC 9457) with a stable `code`.',
    },
    servers: [
      {
        url: '/',
        description: 'The server that serves this document, in production or locally.',
        'x-internal': false,
      },
    ],
    tags: [...new Set(operations.filter(({ http }) => http).map(({ service }) => service))].map((name) => ({
      name,
      description: SERVICE_DESCRIPTIONS[name],
    })),
    paths: sorted(paths),
    components: { schemas: schemas.named(), responses: sorted(responses), securitySchemes: SECURITY_SCHEMES },
  };
}

function describe(operation: Operation, schemas: SchemaWriter, shared: Record<string, Json>): Json {
  const parameters = [
    ...parametersOf(schemas.input(operation.params), 'path'),
    ...parametersOf(schemas.input(operation.query), 'query').filter(
      ({ name }) => !isOfGateway(operation, String(name)),
    ),
    ...(operation.kind === 'command' ? [IDEMPOTENCY_KEY] : []),
  ];
  return {
    operationId: operation.name,
    summary: operation.summary,
    description: descriptionOf(operation),
    tags: [operation.service],
    security: securityOf(operation),
    'x-permission': describePermission(operation.permission),
    ...(operation.rateLimit ? { 'x-rate-limit': operation.rateLimit } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBodyOf(operation, schemas),
    responses: { [successStatus(operation)]: success(operation, schemas), ...problems(operation, shared) },
  };
}

/** Whether a parameter is reserved for the gateway: it requests the parts of a file itself and refuses a `cursor` from callers. */
function isOfGateway({ http }: Operation, parameter: string): boolean {
  return parameter === 'cursor' && (http?.encoding === 'csv' || http?.encoding === 'file');
}

function securityOf({ permission, acceptsKey }: Operation): Json[] {
  if (permission === 'public') return [];
  // The token in the path is the credential. An identity token is added after identification.
  if (permission === 'patient') return [{}, { patient: [] }, { patientCookie: [] }];
  return [{ bearer: [] }, { cookie: [] }, ...(acceptsKey ? [{ key: [] }] : [])];
}

function parametersOf(schema: Json, where: 'path' | 'query'): Json[] {
  const required = (schema.required ?? []) as string[];
  return Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    ...formInUrl(property),
  }));
}

// A set is also accepted as a list, because a service parses again what the gateway parsed. In a URL it is comma-separated.
function formInUrl(schema: Json): Json {
  const [first] = (schema.anyOf ?? []) as Json[];
  return first?.type === 'array' ? { style: 'form', explode: false, schema: first } : { schema };
}

function requestBodyOf(operation: Operation, schemas: SchemaWriter): Json {
  if (!hasBody(operation)) return {};
  const schema = schemas.input(operation.body);
  const properties = (schema.properties ?? {}) as Record<string, Json>;
  if (operation.http?.encoding === 'multipart') {
    const form = uploadForm(operation, schema, properties);
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } };
  }
  if (operation.http?.encoding === 'signed') {
    // The sender defines the format. Only the text and its signature are kept.
    const content = { 'application/json': { schema: { type: 'object', additionalProperties: true } } };
    return { requestBody: { required: true, content } };
  }
  const isUnion = schema.oneOf !== undefined || schema.anyOf !== undefined;
  if (!isUnion && Object.keys(properties).length === 0) return {};
  const required = isUnion || ((schema.required ?? []) as string[]).length > 0;
  return { requestBody: { required, content: { 'application/json': { schema } } } };
}

function uploadForm({ http }: Operation, schema: Json, properties: Record<string, Json>): Json {
  const ours = (name: string): boolean => (UPLOAD_FIELDS as readonly string[]).includes(name);
  const fields = Object.fromEntries(Object.entries(properties).filter(([name]) => !ours(name)));
  const required = ((schema.required ?? []) as string[]).filter((name) => !ours(name));
  return {
    ...schema,
    properties: {
      ...fields,
      file: {
        type: 'string',
        format: 'binary',
        contentMediaType: 'text/csv',
        maxLength: http?.bodyLimit,
      },
    },
    required: [...required, 'file'],
  };
}

const STREAMS: Partial<Record<HttpEncoding, string>> = {
  sse: 'text/event-stream',
  csv: 'text/csv',
  file: 'application/pdf',
};

/** Files are bytes, which OpenAPI 3.1 describes by their media type. */
function streamSchema(mediaType: string): Json {
  const bytes = mediaType === 'application/pdf' ? { contentMediaType: mediaType, format: 'binary' } : {};
  return { type: 'string', ...bytes, maxLength: Number.MAX_SAFE_INTEGER };
}

function success(operation: Operation, schemas: SchemaWriter): Json {
  const stream = STREAMS[operation.http?.encoding ?? 'json'];
  if (stream) {
    return {
      description: operation.summary,
      content: { [stream]: { schema: streamSchema(stream) } },
    };
  }
  const events = operation.http?.streams ? { 'text/event-stream': { schema: streamSchema('') } } : {};
  return {
    description: operation.summary,
    content: { 'application/json': { schema: schemas.output(operation.result) }, ...events },
  };
}

/** Shares error responses between operations: one component per status and set of codes, named after the codes. */
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
    'Retry-After': {
      description: 'Seconds to wait before the next attempt.',
      schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 86_400 },
    },
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
