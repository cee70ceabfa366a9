import { createHmac } from 'node:crypto';
import { accessTokenSecret, patientTokenSecret, signToken } from '@quillcare/service-kit';
import { NEEDS_SESSION, OF_PATIENTS, pathFor } from './requests';
import { World, type Practice } from './world.suite';

let world: World;
let practice: Practice;

beforeAll(async () => {
  world = await World.open();
  practice = [...(await world.sessions()).values()][0] as Practice;
}, 90_000);
afterAll(() => world.close());

const sid = '01890000-0000-7000-8000-000000000001';
const staff = { sub: sid, sid, aud: 'staff' as const };

function worthlessTokens(): [string, string][] {
  const { appSecret } = world.product.config;
  const secret = accessTokenSecret(appSecret);
  const [, payload] = practice.token.split('.') as [string, string, string];
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  const keyless = Buffer.from('{"alg":"HS256","typ":"JWT","kid":"somebody"}').toString('base64url');
  const hs512 = Buffer.from('{"alg":"HS512","typ":"JWT"}').toString('base64url');
  return [
    ['nothing', ''],
    ['garbage', 'garbage'],
    ['a token without a signature', `${none}.${payload}.`],
    ['a token without a signature that names no key of ours', `${keyless}.${payload}.`],
    [
      'a token of another algorithm',
      `${hs512}.${payload}.${createHmac('sha512', secret).update(`${hs512}.${payload}`).digest('base64url')}`,
    ],
    ['a token of another secret', signToken(staff, 'another secret of some length, really', 60)],
    ['an expired token', signToken(staff, secret, -1)],
    ['a token with a changed payload', practice.token.replace(payload, `${payload.slice(0, -4)}AAAA`)],
    ['a patient’s token', signToken({ ...staff, aud: 'patient' }, patientTokenSecret(appSecret), 60)],
    ['a token for patients signed for staff', signToken({ ...staff, aud: 'patient' }, secret, 60)],
    ['a token of a session that does not exist', signToken(staff, secret, 60)],
    ['a token of no session', signToken({ sub: sid, aud: 'staff' }, secret, 60)],
    [
      'a token of a session with an impossible id',
      signToken({ ...staff, sid: "x'; drop table" }, secret, 60),
    ],
  ];
}

describe('without a session', () => {
  it.each(NEEDS_SESSION.map((operation) => [operation.name, operation] as const))(
    '%s is refused',
    async (_name, operation) => {
      const path = pathFor(operation, () => sid);
      const answer = await world.request(operation.http?.method ?? '', `/api${path}`);
      expect(answer.problem).toMatchObject({
        status: 401,
        code: 'UNAUTHENTICATED',
        title: 'Your session has expired',
      });
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    },
  );

  it.each(NEEDS_SESSION.map((operation) => [operation.name, operation] as const))(
    '%s is refused for every invalid token',
    async (_name, operation) => {
      for (const [what, token] of worthlessTokens()) {
        const { status, problem } = await world.ask(operation, practice, {
          token: 'unused',
          headers: { authorization: `Bearer ${token}` },
        });
        expect({ what, status, code: problem?.code }).toEqual({ what, status: 401, code: 'UNAUTHENTICATED' });
      }
    },
  );

  it.each(OF_PATIENTS.map((operation) => [operation.name, operation] as const))(
    '%s is refused for an invalid link',
    async (_name, operation) => {
      const { status, problem } = await world.ask(operation, practice, {
        path: pathFor(operation, () => 'malformed'),
      });
      expect({ status, code: problem.code }).toEqual({ status: 400, code: 'LINK_MALFORMED' });
      const unknown = await world.ask(operation, practice, {
        path: pathFor(operation, () => 'A'.repeat(43)),
      });
      expect({ status: unknown.status, code: unknown.problem.code }).toEqual({
        status: 404,
        code: 'LINK_UNKNOWN',
      });
    },
  );
});
