// Tokens that used to be valid: reuse of a consumed refresh token ends the session, and an ended session gives no access.
import { setTimeout as pause } from 'node:timers/promises';

export const title = 'with tokens that were good once';

/** A consumed refresh token is accepted for another ten seconds in case the response was lost. */
const GRACE_MS = 10_500;
/** Within this time all gateways know of an ended session. */
const IN_FORCE_MS = 1_000;
/** Statuses for an unknown or malformed token. */
const CLOSED = new Set([400, 401]);

const refresh = (door, refreshToken) =>
  door.ask({ method: 'POST', path: '/api/auth/refresh', body: { refreshToken } });

async function expectClosed({ door, ledger }, request, what) {
  const answer = await door.ask(request);
  if (!CLOSED.has(answer.status))
    ledger.report(answer.status < 400 ? 'success' : 'refusal', { request, answer, what });
}

const look = (token) => ({ method: 'GET', path: '/api/auth/session', token });
const renew = (refreshToken) => ({ method: 'POST', path: '/api/auth/refresh', body: { refreshToken } });

/** Late reuse suggests a stolen token, so all of the family's sessions end, including the owner's. */
async function staleRefreshToken(scene, person) {
  const { door, ledger } = scene;
  await person.enter();
  const stale = person.refreshToken;
  const renewed = await refresh(door, stale);
  if (renewed.status !== 200)
    ledger.report('refusal', { request: renew(stale), answer: renewed, what: 'a good refresh token' });
  await pause(GRACE_MS);
  await expectClosed(scene, renew(stale), 'a stale refresh token');
  await expectClosed(
    scene,
    renew(renewed.json?.refresh_token),
    'the refresh token that followed a stale one',
  );
  await pause(IN_FORCE_MS);
  await expectClosed(scene, look(renewed.json?.access_token), 'an access token of a family that has ended');
  await expectClosed(scene, look(person.token), 'the first access token of a family that has ended');
}

async function signedOut(scene, person) {
  await person.enter();
  const { token, refreshToken } = person;
  await scene.door.ask({ method: 'POST', path: '/api/auth/sign-out', token });
  await pause(IN_FORCE_MS);
  await expectClosed(scene, look(token), 'an access token after signing out');
  await expectClosed(scene, renew(refreshToken), 'a refresh token after signing out');
}

async function tokensOfAnotherKind(scene, person) {
  await person.enter();
  await expectClosed(scene, renew(person.token), 'an access token as a refresh token');
  await expectClosed(scene, look(person.refreshToken), 'a refresh token as an access token');
  await expectClosed(scene, renew('A'.repeat(43)), 'an unknown refresh token');
}

export async function attack(scene) {
  const person = scene.cast.people.get('USER');
  await staleRefreshToken(scene, person);
  await signedOut(scene, person);
  await tokensOfAnotherKind(scene, person);
  await person.enter();
}
