import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError } from '@quillcare/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../http/problem';
import { pathOf } from '../http/request';
import { methodsForPath } from '../http/route-table';
import { appPage, type AppPage } from './app-page';
import { notBuiltPage } from './not-built-page';

const YEAR_SECONDS = 31_536_000;
const HTML = 'text/html; charset=utf-8';
const PATIENT = 'patient.html';
const ENQUIRY = 'enquiry.html';
const VERIFY = 'verify.html';
/** URLs for which the prerendered sign-in page is valid; other parameters change its content. */
const SIGN_IN = /^\/login(\?next=[^&]*)?$/;
const DASHBOARD = /^\/(dashboard|app)(\?|$)/;

/**
 * Served elsewhere or not at all: health and metrics may have their own port, and a page must not be mistaken for a successful
 * response.
 */
const NON_PAGE_PATHS = /^\/(api|health|metrics)(\/|$)/;

type PageFor = (request: FastifyRequest) => ReturnType<AppPage>;

/** Returns the websites that may embed the enquiry form with the given slug. */
export type FrameAncestors = (slug: string) => Promise<readonly string[]>;

/** The output folder of the web client's build: next to the gateway's output in a build, otherwise below the sources. */
export function webClientDirectory(): string {
  const sibling = join(__dirname, '..', '..', '..', 'web-client');
  return existsSync(sibling)
    ? sibling
    : join(__dirname, '..', '..', '..', '..', 'dist', 'apps', 'web-client');
}

/**
 * Serves the built web client: assets, the patient's page, the enquiry form, the verification page, the prerendered sign-in page
 * and dashboard shell, and index.html for all other pages.
 */
export async function registerWebClient(
  fastify: FastifyInstance,
  directory: string,
  environment: string,
  frameAncestors: FrameAncestors,
): Promise<void> {
  await fastify.register(fastifyStatic, {
    root: directory,
    serve: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: cacheHashedFiles,
  });
  const index = appPage(directory, 'index.html', environment);
  const signIn = appPage(directory, 'login.html', environment);
  const dashboard = appPage(directory, 'dashboard.html', environment);
  const pageFor: PageFor = ({ url, headers: { 'accept-encoding': accepted } }) =>
    (SIGN_IN.test(url) ? signIn(accepted) : DASHBOARD.test(url) ? dashboard(accepted) : null) ??
    index(accepted);
  // Not `:token`, because parameters have a maximum length and the patient's page also explains malformed links.
  for (const path of ['/quote/accept', '/quote/accept/*'])
    fastify.get(path, { config: { web: true } }, (_request, reply) => sendPatientPage(reply, directory));
  fastify.get('/enquire/*', { config: { web: true } }, async (request, reply) => {
    const { '*': slug } = request.params as { '*': string };
    return sendEnquiryPage(reply, directory, await frameAncestors(slug));
  });
  for (const path of ['/verify', '/verify/'])
    fastify.get(path, { config: { web: true } }, (_request, reply) => sendVerifyPage(reply, directory));
  fastify.get('/*', { config: { web: true } }, (request, reply) => sendPageOrFile(request, reply, pageFor));
}

// The URL contains the patient's token, so it must not be cached, indexed or sent as a referrer.
function sendPatientPage(reply: FastifyReply, directory: string): FastifyReply {
  void reply.headers({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  return existsSync(join(directory, PATIENT)) ? reply.sendFile(PATIENT) : sendNotBuilt(reply);
}

// The only page that may be framed, and only by the websites the practice has named.
function sendEnquiryPage(reply: FastifyReply, directory: string, ancestors: readonly string[]): FastifyReply {
  const allowed = ["'self'", ...ancestors].join(' ');
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  void reply.removeHeader('x-frame-options').headers({
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${allowed}`),
  });
  return existsSync(join(directory, ENQUIRY)) ? reply.sendFile(ENQUIRY) : sendNotBuilt(reply);
}

// For anyone who holds a document, without the app. The URL contains the document's code.
function sendVerifyPage(reply: FastifyReply, directory: string): FastifyReply {
  void reply.headers({ 'cache-control': 'no-cache', 'referrer-policy': 'no-referrer' });
  return existsSync(join(directory, VERIFY)) ? reply.sendFile(VERIFY) : sendNotBuilt(reply);
}

function sendPageOrFile(request: FastifyRequest, reply: FastifyReply, pageFor: PageFor): FastifyReply {
  const path = pathOf(request);
  if (NON_PAGE_PATHS.test(path)) return sendNotFound(request, reply, path);
  if (/\.\w+$/.test(path) && !path.endsWith('.html'))
    return reply.header('cache-control', 'no-cache').sendFile(path.slice(1));
  if (!accepts(request, 'text/html')) return sendNotFound(request, reply, path);
  const page = pageFor(request);
  if (page === null) return sendNotBuilt(reply);
  if (page.encoding) void reply.header('content-encoding', page.encoding);
  return reply
    .headers({ 'content-type': HTML, 'cache-control': 'no-cache', vary: 'accept-encoding' })
    .send(page.body);
}

// The content of a hashed file name never changes. Only files that exist are cached: after an upgrade an open page may request
// removed files, and browsers must not cache that error.
function cacheHashedFiles(reply: FastifyReply, path: string): void {
  if (path.replaceAll(sep, '/').includes('assets/'))
    void reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
}

function sendNotBuilt(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({ 'content-type': HTML, 'retry-after': '10', 'cache-control': 'no-store' })
    .send(notBuiltPage);
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  const methods = methodsForPath(path);
  if (methods.length === 0) return sendProblem(reply, new AppError('NOT_FOUND'), request.id);
  return sendProblem(
    reply.header('allow', methods.join(', ')),
    new AppError('METHOD_NOT_ALLOWED'),
    request.id,
  );
}

function accepts(request: FastifyRequest, type: string): boolean {
  const { accept } = request.headers;
  return accept === undefined || accept.includes(type) || accept.includes('*/*');
}
