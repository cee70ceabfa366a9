import { connect } from 'node:net';
import { perFile, sharedGateway, testProduct } from '@quillcare/testing';
import { send, type Send } from './testing/http-client';

const product = testProduct(sharedGateway);
const practice = perFile(() => product.signUp());

const request = (method: string, path: string, options: Send = {}) =>
  send(product.url, method, path, options);
const asAdmin = (method: string, path: string, options: Send = {}) =>
  request(method, path, { token: practice.accessToken, ...options });
const ann = { firstName: 'Ann', lastName: "O'Brien", email: 'ann@example.com', phone: '0412 345 678' };

function raw(text: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(product.url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () =>
      resolve({ status: Number(answer.split(' ')[1]), body: answer.split('\r\n\r\n')[1] ?? '' }),
    );
    socket.on('error', reject);
  });
}

describe('response', () => {
  it('carries the correlation id of the request, or a new one', async () => {
    expect(
      (await asAdmin('GET', '/api/clients', { headers: { 'x-correlation-id': 'abc-123' } })).headers.get(
        'x-correlation-id',
      ),
    ).toBe('abc-123');
    const strange = await request('GET', '/api/clients', { headers: { 'x-correlation-id': 'a b"c' } });
    expect(strange.headers.get('x-correlation-id')).toMatch(/^[\da-f-]{36}$/);
    expect(strange.problem.correlationId).toBe(strange.headers.get('x-correlation-id'));
  });

  it('of the API has strict security headers', async () => {
    const { headers } = await asAdmin('GET', '/api/clients');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

describe('URL', () => {
  it('that does not exist is answered with 404', async () => {
    expect((await request('GET', '/api/unheard-of')).problem).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    expect((await request('POST', '/api/unheard-of', { body: {} })).problem).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
  });

  it('with the wrong method is answered with 405 and the allowed methods', async () => {
    const answer = await request('PUT', '/api/clients');
    expect(answer.problem).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' });
    expect(answer.headers.get('allow')).toBe('GET, HEAD, POST');
    expect((await request('GET', '/api/auth/sign-in')).headers.get('allow')).toBe('POST');
  });

  it('that cannot be decoded or is far too long is rejected', async () => {
    expect((await request('GET', '/api/clients/%E0%A4%A')).problem).toMatchObject({
      status: 400,
      code: 'MALFORMED_REQUEST',
    });
    expect((await asAdmin('GET', `/api/clients/${'x'.repeat(5_000)}`)).status).toBeLessThan(500);
    const long = await raw(
      `GET /api/clients?search=${'x'.repeat(1_000_000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    expect(long.status).toBe(431);
    expect(JSON.parse(long.body)).toMatchObject({ status: 431, code: 'PAYLOAD_TOO_LARGE' });
  });

  it('of the OpenAPI document describes the API', async () => {
    const { status, json } = await request('GET', '/api/openapi.json');
    expect(status).toBe(200);
    expect(json).toMatchObject({ openapi: '3.1.0' });
  });
});

describe('body', () => {
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    asAdmin('POST', '/api/clients', { body, headers });

  it.each([
    ['that is not JSON', '{"firstName":', {}, 400, 'MALFORMED_REQUEST'],
    ['that would poison prototypes', '{"__proto__":{"isAdmin":true}}', {}, 400, 'MALFORMED_REQUEST'],
    ['that would poison constructors', '{"constructor":{"prototype":{"x":1}}}', {}, 400, 'MALFORMED_REQUEST'],
    ['of another kind', '<a/>', { 'content-type': 'application/xml' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'of a form',
      'firstName=Ann',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['of plain text', 'hello', { 'content-type': 'text/plain' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'in another charset',
      '{}',
      { 'content-type': 'application/json; charset=utf-16' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'that is no UTF-8',
      Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
      {},
      400,
      'MALFORMED_REQUEST',
    ],
    [
      'over the limit',
      JSON.stringify({ ...ann, suburb: 'x'.repeat(1_000_000) }),
      {},
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    ['that is null', 'null', {}, 400, 'VALIDATION_FAILED'],
    ['that is deep', `{"a":${'['.repeat(60_000)}${']'.repeat(60_000)}}`, {}, 400, 'VALIDATION_FAILED'],
    ['with half a surrogate pair', '{"suburb":"\\ud800"}', {}, 400, 'VALIDATION_FAILED'],
  ])('%s is rejected', async (_what, body, headers, status, code) => {
    const answer = await post(body, headers as Record<string, string>);
    expect(answer.problem).toMatchObject({ status, code });
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  });

  it('that is empty counts as missing', async () => {
    expect((await post('')).problem.errors).toContainEqual({
      path: 'firstName',
      message: 'This field is required',
    });
  });

  it('sent as a form where JSON is expected is rejected', async () => {
    const form = new FormData();
    form.set('firstName', 'Ann');
    expect((await asAdmin('POST', '/api/clients', { body: form })).problem).toMatchObject({ status: 415 });
  });

  it('that is valid is stored once per idempotency key', async () => {
    const headers = { 'idempotency-key': 'key-1' };
    const [first, second] = [await post(ann, headers), await post(ann, headers)];
    expect(first.status).toBe(201);
    expect(second.text).toBe(first.text);
    expect((await post({ ...ann, firstName: 'Bea' }, headers)).problem).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect((await post(ann, { 'idempotency-key': 'x'.repeat(300) })).problem).toMatchObject({
      status: 400,
      errors: [{ path: 'headers.idempotency-key' }],
    });
  });
});

describe('query', () => {
  it.each([
    'limit=0',
    'limit=abc',
    'colour=red',
    'sort=name&sort=name',
    'isVip=maybe',
    '__proto__=1',
    'search=%00',
    'constructor[prototype]=1',
  ])('%s is rejected and names the field', async (query) => {
    const answer = await asAdmin('GET', `/api/clients?${query}`);
    expect(answer.problem).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(answer.problem.errors).toHaveLength(1);
    expect(answer.problem.errors?.[0]?.path).toMatch(/^query\./);
  });

  it('is answered to HEAD without a body', async () => {
    expect(await asAdmin('HEAD', '/api/clients')).toMatchObject({ status: 200, text: '' });
  });
});

describe('developer mailbox', () => {
  const asked = (host: string) =>
    raw(`GET /api/dev/mailbox HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);

  it('is served only under local host names, so that no other site can read it', async () => {
    expect((await asked('evil.example')).status).toBe(404);
    expect((await asked(`localhost.evil.example:${new URL(product.url).port}`)).status).toBe(404);
    expect((await asked('localhost:3000')).status).not.toBe(404);
  });
});

describe('request with thousands of unknown fields', () => {
  it('gets a short error', async () => {
    const body = { ...ann, ...Object.fromEntries(Array.from({ length: 15_000 }, (_, n) => [`f${n}`, 1])) };
    const { status, text, problem } = await asAdmin('POST', '/api/clients', { body });
    expect(status).toBe(400);
    expect(text.length).toBeLessThan(10_000);
    expect(problem.furtherErrors).toBeGreaterThan(14_900);
  });
});
