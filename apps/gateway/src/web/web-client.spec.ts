import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { registerWebClient } from './web-client';

const ancestors = (slug: string) =>
  Promise.resolve(slug === 'harbour' ? ['https://www.harbour.example'] : []);
let directory: string;
let server: FastifyInstance;

const POLICY = "default-src 'self'; frame-ancestors 'none'; form-action 'self'";

async function serve(build: (directory: string) => void): Promise<void> {
  directory = mkdtempSync(join(tmpdir(), 'web-client-'));
  build(directory);
  server = fastify();
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.headers({ 'content-security-policy': POLICY, 'x-frame-options': 'DENY' });
    done();
  });
  await registerWebClient(server, directory, 'production', ancestors);
}

afterEach(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

function decode(payload: Buffer, encoding: unknown): string {
  if (encoding === 'br') return brotliDecompressSync(payload).toString();
  return (encoding === 'gzip' ? gunzipSync(payload) : payload).toString();
}

const get = (url: string, accept = 'text/html,*/*;q=0.8') => server.inject({ url, headers: { accept } });

describe('built web client', () => {
  beforeEach(() =>
    serve((root) => {
      mkdirSync(join(root, 'assets'));
      writeFileSync(join(root, 'index.html'), '<title>staff</title>');
      writeFileSync(join(root, 'patient.html'), '<title>patient</title>');
      writeFileSync(join(root, 'enquiry.html'), '<title>enquiry</title>');
      writeFileSync(join(root, 'verify.html'), '<title>verify</title>');
      writeFileSync(join(root, 'assets', 'main-B4x1.js'), 'run()');
      writeFileSync(join(root, 'favicon.svg'), '<svg/>');
      for (const name of ['patient.html', 'assets/main-B4x1.js']) {
        const content = readFileSync(join(root, name));
        writeFileSync(join(root, `${name}.br`), brotliCompressSync(content));
        writeFileSync(join(root, `${name}.gz`), gzipSync(content));
      }
    }),
  );

  it('serves the app for each of its pages, to be revalidated each time', async () => {
    for (const url of ['/', '/clients', '/quotes/view/7?tab=lines', '/nowhere/at/all']) {
      const { statusCode, body, headers } = await get(url);
      expect({ url, statusCode, body }).toEqual({ url, statusCode: 200, body: '<title>staff</title>' });
      expect(headers['cache-control']).toBe('no-cache');
    }
  });

  it('adds the environment to the app, even after a new build, but not to the patient’s page', async () => {
    const index = join(directory, 'index.html');
    writeFileSync(index, '<!doctype html>\n<html lang="en-AU"><title>first</title></html>');
    const first =
      '<!doctype html>\n<html data-environment="production" lang="en-AU"><title>first</title></html>';
    expect((await get('/')).body).toBe(first);
    expect((await get('/clients')).body).toBe(first);
    writeFileSync(index, '<html><title>second</title></html>');
    utimesSync(index, new Date(), new Date(Date.now() + 5_000));
    expect((await get('/')).body).toBe('<html data-environment="production"><title>second</title></html>');
    expect((await get('/quote/accept/abc-123')).body).not.toContain('data-environment');
  });

  it('serves a prerendered sign-in page unless its parameters change it', async () => {
    writeFileSync(join(directory, 'login.html'), '<html><title>sign in</title></html>');
    for (const url of ['/login', '/login?next=%2Fclients%3Fpage%3D2'])
      expect((await get(url)).body).toBe('<html data-environment="production"><title>sign in</title></html>');
    for (const url of ['/login?forgot', '/login?next=%2F&message=password-updated', '/login/more', '/'])
      expect((await get(url)).body).toBe('<title>staff</title>');
  });

  it('serves a prerendered shell for the dashboard only', async () => {
    writeFileSync(join(directory, 'dashboard.html'), '<html><title>shell</title></html>');
    for (const url of ['/dashboard', '/app', '/dashboard?from=mail'])
      expect((await get(url)).body).toBe('<html data-environment="production"><title>shell</title></html>');
    for (const url of ['/dashboards', '/app/more', '/', '/clients'])
      expect((await get(url)).body).toBe('<title>staff</title>');
  });

  it('serves the patient’s page for a link without caching, referrer or indexing', async () => {
    const { body, headers } = await get('/quote/accept/abc-123');
    expect(body).toBe('<title>patient</title>');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
  });

  it('serves the document verification page with or without a code, and nothing below it', async () => {
    for (const url of ['/verify', '/verify/', '/verify?code=ABCD2345EFGH6789']) {
      const { body, headers } = await get(url);
      expect({ url, body }).toEqual({ url, body: '<title>verify</title>' });
      expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'referrer-policy': 'no-referrer' });
    }
    expect((await get('/verify/more')).body).toBe('<title>staff</title>');
  });

  it('lets only the practice’s listed websites frame the enquiry form, and nobody frame anything else', async () => {
    const framed = async (url: string) => {
      const { body, headers } = await get(url);
      const policy = String(headers['content-security-policy']);
      return { body, frame: headers['x-frame-options'], by: /frame-ancestors ([^;]*);/.exec(policy)?.[1] };
    };
    const page = { body: '<title>enquiry</title>', frame: undefined };
    expect(await framed('/enquire/harbour?utm_source=website')).toEqual({
      ...page,
      by: "'self' https://www.harbour.example",
    });
    expect(await framed('/enquire/nobody')).toEqual({ ...page, by: "'self'" });
    expect(await framed('/clients')).toMatchObject({ frame: 'DENY', by: "'none'" });
    expect(await framed('/quote/accept/abc-123')).toMatchObject({ frame: 'DENY', by: "'none'" });
  });

  it('serves the patient’s page for a malformed link too', async () => {
    for (const link of ['', '/', `/${'a'.repeat(2_000)}`, '/abc/123', '/%F0%9F%98%80']) {
      const { body, headers } = await get(`/quote/accept${link}`);
      expect({ link, body }).toEqual({ link, body: '<title>patient</title>' });
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    }
  });

  it('lets browsers cache hashed files for a year and revalidate others', async () => {
    expect((await get('/assets/main-B4x1.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
    [undefined, undefined],
  ])('sends the precompressed file for accept-encoding %s', async (accepted, encoding) => {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    const { rawPayload, headers: answered } = await server.inject({ url: '/assets/main-B4x1.js', headers });
    expect(decode(rawPayload, answered['content-encoding'])).toBe('run()');
    expect(answered).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(answered['content-encoding']).toBe(encoding);
    const page = await server.inject({ url: '/clients', headers: { ...headers, accept: 'text/html' } });
    expect(decode(page.rawPayload, page.headers['content-encoding'])).toBe('<title>staff</title>');
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding',
    });
    const patient = await server.inject({ url: '/quote/accept/abc-123', headers });
    expect(decode(patient.rawPayload, patient.headers['content-encoding'])).toBe('<title>patient</title>');
    expect(patient.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });

  it('sends a file uncompressed if there is no compressed one', async () => {
    const { body, headers } = await server.inject({
      url: '/favicon.svg',
      headers: { 'accept-encoding': 'br' },
    });
    expect(body).toBe('<svg/>');
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('serves no page for a missing file, the API or clients that do not accept HTML', async () => {
    expect((await get('/assets/gone-1.js')).statusCode).toBe(404);
    expect((await get('/assets/gone-1.js')).headers['cache-control']).not.toContain('immutable');
    // These routes may have a port of their own. A page must not be mistaken for a successful response.
    for (const url of ['/api/unheard-of', '/health/ready', '/metrics'])
      expect((await get(url)).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await get('/clients', 'application/json')).json()).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
  });

  it.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/assets/..%5c..%5cx.js',
    '/.env.txt',
    '//etc/passwd.txt',
  ])('does not leave its directory for %s', async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    expect(body).not.toContain('dependencies');
  });
});

describe('missing web client build', () => {
  it('is explained on a page', async () => {
    await serve(() => undefined);
    const { statusCode, body, headers } = await get('/clients');
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '10', 'content-type': 'text/html; charset=utf-8' });
    expect(body).toContain('npm run build');
  });
});
