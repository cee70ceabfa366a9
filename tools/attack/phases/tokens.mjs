// Invalid tokens on each operation that requires a session.
import { createHmac } from 'node:crypto';
import {
  contracts,
  requests,
  accessTokenSecret,
  deviceTokenSecret,
  keyId,
  patientTokenSecret,
} from '../product-code.mjs';
import { nobodys, pathWith } from '../requests-of.mjs';

export const title = 'with forged tokens';

const ALGORITHMS = { HS256: 'sha256', HS384: 'sha384', HS512: 'sha512' };
const HOUR = 3_600;
const QUARTER = 900;
const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Creates a JWT with any header and payload, unsigned if there is no secret. */
export function forge(header, payload, secret) {
  const signed = `${encode(header)}.${encode(payload)}`;
  const hash = ALGORITHMS[header.alg] ?? 'sha256';
  const signature = secret === undefined ? '' : createHmac(hash, secret).update(signed).digest('base64url');
  return `${signed}.${signature}`;
}

/** Tokens not signed with the product's secrets, by what is wrong with them. */
function unsigned({ good, header, payload, appSecret }) {
  const [goodHeader, goodPayload, goodSignature] = good.split('.');
  const foreign = 'another secret of some length, really, for this';
  const own = Buffer.from('AAAA', 'base64url');
  return {
    nothing: '',
    garbage: 'garbage',
    'three dots': '...',
    'no signature': `${goodHeader}.${goodPayload}.`,
    'no signature and a key that is not ours': forge({ ...header, kid: 'somebody' }, payload),
    'no signature and no key': forge({ alg: 'HS256', typ: 'JWT' }, payload),
    'alg none': forge({ ...header, alg: 'none' }, payload),
    'alg none in other letters': forge({ ...header, alg: 'nOnE' }, payload),
    'alg none with a signature': `${encode({ ...header, alg: 'none' })}.${goodPayload}.${goodSignature}`,
    'a changed payload': `${goodHeader}.${encode({ ...payload, role: 'SUPER_ADMIN' })}.${goodSignature}`,
    'another secret': forge(header, payload, foreign),
    'another secret that names its own key': forge({ ...header, kid: keyId(foreign) }, payload, foreign),
    'an empty secret': forge({ ...header, kid: keyId('') }, payload, ''),
    'a key by path': forge({ ...header, kid: '../../../../dev/null' }, payload, ''),
    'a key of its own': forge({ ...header, jwk: { kty: 'oct', k: 'AAAA' } }, payload, own),
    'the application secret itself': forge(header, payload, appSecret),
  };
}

/** Tokens signed with the product's own secrets, which no attacker has. They must be refused for other reasons. */
function signed({ header, payload, secret, appSecret, now }) {
  const device = deviceTokenSecret(appSecret);
  const unknown = { ...payload, sid: nobodys(), sub: nobodys() };
  const injected = { ...payload, sid: "x'; drop table identity.session; --" };
  return {
    'no alg': forge({ typ: 'JWT', kid: header.kid }, payload, secret),
    HS384: forge({ ...header, alg: 'HS384' }, payload, secret),
    HS512: forge({ ...header, alg: 'HS512' }, payload, secret),
    'RS256 signed as HS256': forge({ ...header, alg: 'RS256' }, payload, secret),
    expired: forge(header, { ...payload, iat: now - HOUR, exp: now - 1 }, secret),
    'not yet valid': forge(header, { ...payload, nbf: now + HOUR }, secret),
    'no expiry': forge(header, { ...payload, exp: undefined }, secret),
    'wrong audience': forge(header, { ...payload, aud: 'patient' }, secret),
    'no audience': forge(header, { ...payload, aud: undefined }, secret),
    'wrong issuer': forge(header, { ...payload, iss: 'somebody' }, secret),
    "a patient's secret": forge(header, payload, patientTokenSecret(appSecret)),
    "a device's secret": forge({ ...header, kid: keyId(device) }, payload, device),
    'no session': forge(header, { ...payload, sid: undefined }, secret),
    'an unknown session': forge(header, unknown, secret),
    'an impossible session': forge(header, injected, secret),
  };
}

/**
 * Invalid tokens by what is wrong with them. `good` is a valid token of another session, `now` is in seconds.
 */
export function worthlessTokens({ appSecret, good, now }) {
  const secret = accessTokenSecret(appSecret);
  const header = { alg: 'HS256', typ: 'JWT', kid: keyId(secret) };
  const claims = JSON.parse(Buffer.from(good.split('.')[1], 'base64url').toString());
  // Recent, so that a token is not refused for its age alone.
  const payload = { ...claims, iat: now, exp: now + QUARTER };
  const given = { good, header, payload, secret, appSecret, now };
  return { ...unsigned(given), ...signed(given) };
}

/** A valid token in places where it must not be accepted. */
function wrongPlaces(good) {
  return [
    { query: `?access_token=${good}` },
    { headers: { authorization: `Basic ${good}` } },
    { headers: { authorization: good } },
    { headers: { 'x-access-token': good } },
    { headers: { cookie: `qc_refresh=${good}` } },
  ];
}

async function expectStranger({ door, ledger }, request, what) {
  const answer = await door.ask(request);
  if (answer.status === 401 && answer.json?.code === 'UNAUTHENTICATED') return;
  ledger.report(answer.status < 400 ? 'success' : 'refusal', { request, answer, what });
}

export async function attack(scene) {
  const { cast, appSecret } = scene;
  const good = cast.victim.admin.token;
  for (const operation of requests.SESSION_OPERATIONS) {
    const request = {
      method: operation.http.method,
      path: pathWith(operation, nobodys()),
      body: contracts.hasBody(operation) ? {} : undefined,
    };
    const now = Math.floor(Date.now() / 1000);
    for (const [what, token] of Object.entries(worthlessTokens({ appSecret, good, now }))) {
      await expectStranger(scene, { ...request, headers: { authorization: `Bearer ${token}` } }, what);
      await expectStranger(
        scene,
        { ...request, headers: { cookie: `qc_session=${token}` } },
        `${what}, as a cookie`,
      );
    }
    for (const { query = '', headers = {} } of wrongPlaces(cast.attacker.admin.token))
      await expectStranger(
        scene,
        { ...request, path: `${request.path}${query}`, headers },
        'a token in the wrong place',
      );
  }
}
