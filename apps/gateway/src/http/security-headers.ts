import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { ProcessConfig } from '@quillcare/service-kit';
import fastify from 'fastify';

/** Features of the browser that no page of ours uses. */
const PERMISSIONS_POLICY =
  'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';

type Headers = Readonly<Record<string, string>>;
type Config = Pick<ProcessConfig, 'nodeEnv' | 'publicUrl'>;

/**
 * The headers of pages and files, and those of API answers, which are no documents and may load nothing at
 * all.
 */
export interface SecurityHeaders {
  web: Headers;
  api: Headers;
}

/**
 * Asks helmet once for the headers of this configuration. They are the same in every answer, and writing them
 * out again for each one was a tenth of the gateway's time.
 */
export async function securityHeaders(config: Config): Promise<SecurityHeaders> {
  const server = fastify();
  await server.register(helmet, helmetOptions(config));
  server.get('/', () => '');
  const { headers } = await server.inject('/');
  await server.close();
  const {
    'content-type': _type,
    'content-length': _length,
    date: _date,
    connection: _connection,
    ...found
  } = headers;
  const web = { ...(found as Record<string, string>), 'permissions-policy': PERMISSIONS_POLICY };
  return { web, api: apiHeaders(web) };
}

function apiHeaders(web: Headers): Headers {
  const kept = [
    'x-content-type-options',
    'referrer-policy',
    'strict-transport-security',
    'cross-origin-resource-policy',
    'x-frame-options',
  ];
  return {
    ...Object.fromEntries(Object.entries(web).filter(([name]) => kept.includes(name))),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
}

/**
 * Scripts come from our own files only. Styles may be inline because emotion (under MUI) writes `<style>`
 * elements while it runs: a nonce would have to differ in every answer, so index.html could no longer be one
 * cached file, and an injected style, without scripts, reads nothing that it could send anywhere.
 */
function helmetOptions(config: Config): FastifyHelmetOptions {
  const isHttps = config.publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        frameSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: config.nodeEnv === 'production' ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    xPoweredBy: false,
  };
}
