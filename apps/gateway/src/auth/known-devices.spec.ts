import fc from 'fast-check';
import { accessTokenSecret, deviceTokenSecret, signToken, type ProcessConfig } from '@quillcare/service-kit';
import type { GatewayReply, GatewayRequest } from '../http/request';
import { KnownDevices } from './known-devices';

const appSecret = 'a secret of some length, for tests only';
const config = {
  signingSecret: appSecret,
  signingSecrets: [appSecret],
  publicUrl: 'https://quillcare.example',
} as unknown as ProcessConfig;
const devices = new KnownDevices(config);

function browser() {
  let cookie: string | undefined;
  let attributes: Record<string, unknown> = {};
  const reply = {
    setCookie: (_name: string, value: string, options: Record<string, unknown>) => {
      cookie = value;
      attributes = options;
    },
    clearCookie: () => undefined,
  } as unknown as GatewayReply;
  return {
    signIn: (email: string) =>
      devices.remember(email, { cookies: { qc_device: cookie } } as unknown as GatewayRequest, reply),
    known: (email: string) => devices.idFor(email, cookie),
    get cookie() {
      return cookie;
    },
    get attributes() {
      return attributes;
    },
  };
}

describe('known device', () => {
  it('is recognised for the account that signed in, however the address is typed, and for no other', () => {
    const desk = browser();
    desk.signIn('mere@harbour.example');
    expect(desk.known(' Mere@Harbour.example ')).toEqual(expect.any(String));
    expect(desk.known('nobody@harbour.example')).toBeNull();
    expect(desk.attributes).toMatchObject({
      path: '/api',
      httpOnly: true,
      sameSite: 'strict',
      secure: true,
      maxAge: 365 * 86_400,
    });
  });

  it('keeps its id when the same person signs in again', () => {
    const desk = browser();
    desk.signIn('mere@harbour.example');
    const before = desk.cookie;
    desk.signIn('mere@harbour.example');
    expect(desk.cookie).toBe(before);
  });

  it('shared at a front desk remembers the last five people, each with a separate id', () => {
    const desk = browser();
    const people = Array.from({ length: 7 }, (_, at) => `person${at}@harbour.example`);
    for (const email of people) desk.signIn(email);
    const ids = people.map((email) => desk.known(email));
    expect(ids.slice(0, 2)).toEqual([null, null]);
    expect(new Set(ids.slice(2)).size).toBe(5);
    expect(desk.cookie?.length).toBeLessThan(2_000);
  });

  it('does not reveal an address in its cookie', () => {
    const desk = browser();
    desk.signIn('mere@harbour.example');
    const [, payload = ''] = (desk.cookie ?? '').split('.');
    expect(Buffer.from(payload, 'base64url').toString()).not.toContain('mere');
  });
});

describe('forged device cookie', () => {
  const email = 'mere@harbour.example';
  const known = browser();
  known.signIn(email);
  const [head = '', payload = '', signature = ''] = (known.cookie ?? '').split('.');
  const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string };
  const token = (changed: object, secret: string, seconds = 60) =>
    signToken({ sub, jti: 'x', aud: 'device', ...changed }, secret, seconds);

  it.each([
    ['of another secret', token({}, 'another secret of some length')],
    ['for staff', token({ aud: 'staff' }, deviceTokenSecret(appSecret))],
    ['signed like an access token', token({}, accessTokenSecret(appSecret))],
    ['that has expired', token({}, deviceTokenSecret(appSecret), -1)],
    ['without an id', token({ jti: undefined }, deviceTokenSecret(appSecret))],
    ['with another signature', `${head}.${payload}.${'A'.repeat(signature.length)}`],
    ['without a signature', `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`],
  ])('%s is ignored', (_what, cookie) => {
    expect(devices.idFor(email, cookie)).toBeNull();
  });

  it('is ignored whatever it contains', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => expect(devices.idFor(email, text)).toBeNull()),
    );
  });
});
