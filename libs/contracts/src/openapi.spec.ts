import { openApiDocument, type Json } from './openapi';
import { OPERATIONS } from './registry';

describe('OpenAPI document', () => {
  const document = openApiDocument();
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

  it('lists every operation with a route and no internal one', () => {
    const routed = OPERATIONS.filter(({ http }) => http).map(({ name }) => name);
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(routed.sort());
  });

  it('refers only to existing components', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(0);
    expect(references).toHaveLength([...JSON.stringify(document).matchAll(/"\$ref"/g)].length);
    for (const [, kind, name] of references)
      expect(document.components[kind as 'schemas' | 'responses']).toHaveProperty([name as string]);
  });

  it('declares every path parameter', () => {
    for (const { path, operation } of operations) {
      const declared = ((operation.parameters ?? []) as Json[])
        .filter((parameter) => parameter.in === 'path')
        .map(({ name }) => name);
      expect(declared).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    }
  });

  it('describes every error as problem details', () => {
    for (const { operation } of operations) {
      const failures = Object.keys(operation.responses as Json).filter((status) => Number(status) >= 400);
      expect(failures).toEqual(expect.arrayContaining(['400', '503']));
    }
    for (const response of Object.values(document.components.responses)) {
      expect(Object.keys(response.content as Json)).toEqual(['application/problem+json']);
    }
  });

  it('requires a session, a patient link or nothing, following the permission', () => {
    const security = (name: string): unknown =>
      operations.find(({ operation }) => operation.operationId === name)?.operation.security;
    expect(security('identity.signIn')).toEqual([]);
    expect(security('crm.listClients')).toEqual([{ bearer: [] }, { cookie: [] }]);
    expect(security('quoting.openPublicQuote')).toEqual([{}, { patient: [] }, { patientCookie: [] }]);
  });

  it('describes a body with several alternatives', () => {
    const confirm = document.paths['/api/auth/second-step/confirm']?.post?.requestBody as {
      required: boolean;
      content: Record<string, { schema: Json }>;
    };
    expect(confirm.required).toBe(true);
    expect(confirm.content['application/json']?.schema.oneOf).toHaveLength(4);
  });

  it('describes an upload as one file part, without the fields filled in by the gateway', () => {
    const create = document.paths['/api/imports']?.post?.requestBody as {
      content: Record<string, { schema: Json }>;
    };
    const form = create.content['multipart/form-data']?.schema;
    expect(Object.keys(form?.properties as Json)).toEqual([
      ...['entityType', 'duplicateStrategy', 'dryRun', 'oddValues', 'again', 'mapping', 'file'],
    ]);
    expect(form?.required).toEqual(['entityType', 'file']);
  });

  it('describes live updates as an event stream', () => {
    const responses = document.paths['/api/events']?.get?.responses as Record<string, { content: Json }>;
    expect(Object.keys(responses['200']?.content ?? {})).toEqual(['text/event-stream']);
  });
});
