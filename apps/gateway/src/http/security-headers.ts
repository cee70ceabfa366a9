import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { ProcessConfig } from '@quillcare/service-kit';
import fastify from 'fastify';

/** Browser features that the product does not use. */
const PERMISSIONS_POLICY =
  'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';

type Headers = Readonly<Record<string, string>>;
type Config = Pick<ProcessConfig, 'nodeEnv' | 'publicUrl'>;

/** The headers of pages and files, and those of API responses, which may load nothing. */
export interface SecurityHeaders {
  web: Headers;
  api: Headers;
}

/** Computes helmet's headers once per configuration. Computing them for each response took a tenth of the gateway's time. */
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
  const allowed = [
    'x-content-type-options',
    'referrer-policy',
    'strict-transport-security',
    'cross-origin-resource-policy',
    'x-frame-options',
  ];
  return {
    ...Object.fromEntries(Object.entries(web).filter(([name]) => allowed.includes(name))),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
}

/**
 * Scripts are loaded from our own files only. Inline styles are allowed because emotion (under MUI) inserts `<style>` elements at
 * runtime. A nonce would differ in every response and prevent caching of index.html, and without scripts an injected style has
 * nothing to read and send elsewhere.
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
        // The browser's PDF viewer shows downloaded documents from blob URLs, which inherit this policy.
        frameSrc: ["'self'", 'blob:'],
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
