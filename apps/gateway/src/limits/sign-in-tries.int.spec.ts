import { randomBytes } from 'node:crypto';
import { accountMail, type AccountMail } from '@quillcare/contracts';
import { deviceTokenSecret, signToken, unseal } from '@quillcare/service-kit';
import { CuttableProxy, startProduct, testUrls, type Product } from '@quillcare/testing';
import { Redis } from 'ioredis';
import { cookiesOf, send, type Answer } from '../testing/http-client';

const PASSWORD = 'Correct-Horse-7';
const ADVICE =
  "Too many attempts to sign in with this email. Please wait and try again later, or use 'Forgot your password?' to sign in again right away.";
let product: Product;
let redis: Redis;
let wire: CuttableProxy;
let people = 0;

beforeAll(async () => {
  wire = await CuttableProxy.to(testUrls().redisUrl);
  // Each attempt comes from a different address, like an attacker's.
  product = await startProduct({
    only: ['identity'],
    gateway: true,
    config: { trustProxy: true, redisUrl: wire.url },
  });
  redis = new Redis(testUrls().redisUrl);
});
afterAll(async () => {
  redis.disconnect();
  await product.stop();
  await wire.cut();
});

function post(path: string, body: object, cookie?: string): Promise<Answer> {
  const headers: Record<string, string> = {
    origin: new URL(product.url).origin,
    'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}`,
  };
  if (cookie) headers['cookie'] = cookie;
  return send(product.url, 'POST', `/api${path}`, { body, headers });
}

const signIn = (email: string, password = PASSWORD, cookie?: string) =>
  post('/auth/sign-in', { email, password, session: 'cookie' }, cookie);
const guess = (email: string, cookie?: string) => signIn(email, 'Wrong-Horse-7', cookie);

/** Sends wrong passwords concurrently; returns how many attempts were allowed. */
async function guesses(count: number, email: string, cookie?: string): Promise<number> {
  const answers = await Promise.all(Array.from({ length: count }, () => guess(email, cookie)));
  for (const { status } of answers) expect([401, 429]).toContain(status);
  return answers.filter(({ status }) => status === 401).length;
}

/** Expires the windows of this length. */
async function windowPasses(seconds: number): Promise<void> {
  const keys = await redis.keys(`${product.config.namespace}:tries:*:${seconds}`);
  if (keys.length > 0) await redis.del(keys);
}

/** Attempts sign-ins until the window of this length is full; returns how many were allowed. */
async function fill(seconds: 60 | 3_600 | 86_400, email: string): Promise<number> {
  let through = await guesses(12, email);
  for (let quiet = 0; seconds > 60 && quiet < 1;) {
    await windowPasses(60);
    if (seconds === 86_400) await windowPasses(3_600);
    const more = await guesses(12, email);
    through += more;
    quiet = more === 0 ? 1 : 0;
  }
  return through;
}

async function owner(): Promise<string> {
  people += 1;
  const { admin } = await product.signUp({ email: `owner${people}@harbour.example` });
  await product.confirmEmail(admin.email);
  return admin.email;
}

const nobody = () => `nobody${(people += 1)}@harbour.example`;
const deviceOf = (answer: Answer) => `qc_device=${cookiesOf(answer).get('qc_device')?.value ?? ''}`;

/** Returns the device cookie that a browser with this answer sends to a path, if any. */
function sentBy(answer: Answer, path: string): string | undefined {
  const { value, attributes = '' } = cookiesOf(answer).get('qc_device') ?? {};
  const [, root = '/'] = /path=([^;]+)/.exec(attributes) ?? [];
  return value && `/api${path}/`.startsWith(`${root}/`) ? `qc_device=${value}` : undefined;
}

async function mailsTo(email: string): Promise<{ key: string; mail: AccountMail }[]> {
  const rows = await product.sql<{ key: string; sealed: string }>(
    `select payload->'data'->>'key' as key, payload->'data'->>'sealedMail' as sealed from identity.outbox
      where destination = 'notifications.sendAccountMail' order by seq`,
  );
  return rows
    .map(({ key, sealed }) => ({
      key,
      mail: accountMail.parse(JSON.parse(unseal(sealed, product.config.secrets))),
    }))
    .filter(({ mail }) => mail.recipient === email);
}

/** Requests a reset link and returns its token. */
async function resetTokenOf(email: string): Promise<string> {
  await post('/emails/password-reset', { email });
  return product.eventually(async () => {
    const reset = (await mailsTo(email)).find(({ mail }) => mail.template === 'password-reset');
    const { link } = reset?.mail.params as { link: string };
    return new URL(link).searchParams.get('token') ?? '';
  });
}

const warningsTo = async (email: string) =>
  (await mailsTo(email)).filter(({ mail }) => mail.template === 'sign-in-tries');

describe('guessing a password', () => {
  /** What a stranger hears who tries and tries. */
  async function refusal(email: string): Promise<Partial<Answer>> {
    expect(await guesses(15, email)).toBe(10);
    const { problem, headers } = await guess(email);
    expect(problem).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS', detail: ADVICE });
    const wait = Number(headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await fill(3_600, email)).toBe(20);
    expect(Number((await guess(email)).headers.get('retry-after'))).toBeGreaterThan(3_000);
    await windowPasses(3_600);
    expect(await fill(86_400, email)).toBe(70);
    expect(Number((await guess(email)).headers.get('retry-after'))).toBeGreaterThan(80_000);
    // From now on even the right password is refused.
    const { status, problem: last } = await signIn(email);
    return { status, problem: { ...last, correlationId: '' } };
  }

  it('is limited to 10 attempts a minute, 30 an hour and 100 a day, from any number of addresses, whether there is an account or not', async () => {
    const ofAccount = await refusal(await owner());
    expect(ofAccount.status).toBe(429);
    expect(await refusal(nobody())).toEqual(ofAccount);
  });

  it('gets no additional attempts by correcting the address', async () => {
    const email = nobody();
    expect(await fill(60, email)).toBe(10);
    const body = { email, password: 'Wrong-Horse-7', newEmail: 'mine@evil.example' };
    expect((await post('/auth/correct-email-at-sign-in', body)).status).toBe(429);
  });
});

describe('account owner', () => {
  it('can sign in on a known device while strangers are limited', async () => {
    const email = await owner();
    const known = deviceOf(await signIn(email));
    await fill(3_600, email);
    expect((await signIn(email)).status).toBe(429);
    expect((await signIn(email, PASSWORD, known)).status).toBe(200);
    expect((await signIn(email.toUpperCase(), PASSWORD, known)).status).toBe(200);
  });

  it('is limited on a known device too, with a separate count', async () => {
    const email = await owner();
    const known = deviceOf(await signIn(email));
    expect(await guesses(12, email, known)).toBe(10);
    expect((await guess(email, known)).problem).toMatchObject({ status: 429, detail: ADVICE });
    // Neither the device's attempts nor the successful sign-in count elsewhere.
    expect(await guesses(12, email)).toBe(10);
  });

  it('can sign in with the right password any number of times, from new devices', async () => {
    const email = await owner();
    for (let n = 0; n < 12; n += 1) expect((await signIn(email)).status).toBe(200);
    const atOnce = await Promise.all(Array.from({ length: 8 }, () => signIn(email)));
    expect(new Set(atOnce.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await guesses(12, email)).toBe(10);
  });

  it('does not give strangers more guesses by signing in', async () => {
    const [email, stranger] = [await owner(), await owner()];
    expect(await guesses(9, email)).toBe(9);
    // A right password takes nothing off another account's count, and off its own only what it added.
    expect((await signIn(stranger)).status).toBe(200);
    expect((await signIn(email)).status).toBe(200);
    expect(await guesses(4, email)).toBe(1);
  });

  it('can sign in at once after a password reset', async () => {
    const email = await owner();
    await fill(3_600, email);
    const token = await resetTokenOf(email);
    const newPassword = 'Another-Horse-8';
    const answer = await post('/emails/reset-password', { token, newPassword });
    expect(answer.json).toEqual({ success: true, email });
    const { attributes = '' } = cookiesOf(answer).get('qc_device') ?? {};
    expect(attributes).toMatch(/max-age=31536000; path=\/api; httponly; samesite=strict/);
    expect((await signIn(email, newPassword)).status).toBe(429);
    expect((await signIn(email, newPassword, deviceOf(answer))).status).toBe(200);
  });

  it('is warned by email once a day, and nobody else is', async () => {
    const [email, unknown, { admin: unconfirmed }] = [
      await owner(),
      nobody(),
      await product.signUp({}, { isConfirmed: false }),
    ];
    for (const one of [email, unknown, unconfirmed.email]) await fill(3_600, one);
    await product.eventually(async () => expect(await warningsTo(email)).toHaveLength(1));
    const reports = () =>
      product.sql(`select 1 from identity.outbox where destination = 'identity.warnOfSignInTries'`);
    const before = (await reports()).length;
    // After another hour it is reported again, but the key of the day makes it the same email.
    await windowPasses(3_600);
    const marks = await redis.keys(`${product.config.namespace}:tries:*:first`);
    await redis.del(marks);
    await fill(3_600, email);
    await product.eventually(async () => expect((await reports()).length).toBeGreaterThan(before));
    await product.eventually(async () => expect(await warningsTo(email)).toHaveLength(2));
    expect(new Set((await warningsTo(email)).map(({ key }) => key)).size).toBe(1);
    expect(await warningsTo(unknown)).toEqual([]);
    expect(await warningsTo(unconfirmed.email)).toEqual([]);
    const sent = await product.sql(`select payload from identity.outbox where kind = 'job'`);
    expect(JSON.stringify(sent)).not.toContain(email);
  });
});

describe('device cookie', () => {
  it('is set only for browsers, and not again on each sign-in', async () => {
    const email = await owner();
    const byToken = await post('/auth/sign-in', { email, password: PASSWORD });
    expect(byToken.headers.getSetCookie()).toEqual([]);
    const known = deviceOf(await signIn(email));
    expect(cookiesOf(await signIn(email, PASSWORD, known)).has('qc_device')).toBe(false);
    expect(cookiesOf(await guess(email)).has('qc_device')).toBe(false);
  });

  it('works for everyone who shares a browser', async () => {
    const [first, second] = [await owner(), await owner()];
    const desk = deviceOf(await signIn(second, PASSWORD, deviceOf(await signIn(first))));
    for (const email of [first, second]) {
      await fill(60, email);
      expect((await signIn(email)).status).toBe(429);
      expect((await signIn(email, PASSWORD, desk)).status).toBe(200);
    }
  });

  it('still knows the others after somebody resets a password in the browser they share', async () => {
    const [first, second] = [await owner(), await owner()];
    const token = await resetTokenOf(second);
    const sent = sentBy(await signIn(first), '/emails/reset-password');
    const answer = await post('/emails/reset-password', { token, newPassword: 'Another-Horse-8' }, sent);
    expect(answer.status).toBe(200);
    await fill(60, first);
    expect((await signIn(first)).status).toBe(429);
    expect((await signIn(first, PASSWORD, sentBy(answer, '/auth/sign-in'))).status).toBe(200);
  });

  it('of an earlier release, which was sent to fewer paths, is replaced', async () => {
    const answer = await signIn(await owner());
    const lines = answer.headers.getSetCookie().filter((line) => line.startsWith('qc_device='));
    expect(lines).toEqual([
      expect.stringMatching(/^qc_device=; Max-Age=0; Path=\/api\/auth;/),
      expect.stringMatching(/^qc_device=[^;]+; Max-Age=31536000; Path=\/api;/),
    ]);
  });

  it('is ignored if it is forged or belongs to someone else', async () => {
    const [email, other] = [await owner(), await owner()];
    const foreign = deviceOf(await signIn(other));
    const { appSecret } = product.config;
    const forged = [
      signToken({ sub: email, jti: 'x', aud: 'device' }, deviceTokenSecret(appSecret), 60),
      signToken({ sub: email, jti: 'x', aud: 'device' }, 'another secret of some length', 60),
      'garbage',
    ].map((token) => `qc_device=${token}`);
    await fill(60, email);
    for (const cookie of [foreign, ...forged])
      expect((await signIn(email, PASSWORD, cookie)).status).toBe(429);
  });
});

describe('while Redis is down', () => {
  it('does not count attempts, and people can sign in', async () => {
    const email = await owner();
    await wire.cut();
    try {
      expect(await guesses(25, email)).toBe(25);
      expect((await signIn(email)).status).toBe(200);
      // Reporting every gateway as not ready would take the whole site down.
      const ready = await fetch(`${product.url}/health/ready`);
      expect([ready.status, await ready.json()]).toMatchObject([
        200,
        { status: 'degraded', failing: ['redis'] },
      ]);
    } finally {
      await wire.restore();
    }
    await product.eventually(async () =>
      expect(await (await fetch(`${product.url}/health/ready`)).json()).toMatchObject({ status: 'ok' }),
    );
    // The limits have a connection of their own, which may return up to two seconds later.
    await product.eventually(async () => expect(await guesses(12, nobody())).toBe(10));
    expect(await guesses(25, email)).toBe(10);
  });
});
