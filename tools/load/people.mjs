// Sessions of made-up practices, with a different client address for each rate-limited request.
import { PASSWORD } from '../seed/run.mjs';

let addresses = 0;

/** A header that makes a request come from another address. */
export function fromSomewhere() {
  addresses += 1;
  return { 'x-forwarded-for': `198.18.${(addresses >> 8) & 255}.${addresses & 255}` };
}

export function signInRequest(email) {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...fromSomewhere() },
    body: JSON.stringify({ email, password: PASSWORD }),
  };
}

/** Signs an account in and returns its authorization header. */
export async function authorizationOf(origin, email) {
  const answer = await fetch(`${origin}/api/auth/sign-in`, signInRequest(email));
  if (!answer.ok) throw new Error(`sign-in refused: ${answer.status} ${await answer.text()}`);
  const { access_token: token } = await answer.json();
  return { authorization: `Bearer ${token}` };
}
