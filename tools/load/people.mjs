// Who sends the requests: people of made-up practices, each request from an address of its own where tries are counted.
import { PASSWORD } from '../seed/run.mjs';

let addresses = 0;

/** The header by which the product, behind its proxy, takes a request for another person's. */
export function fromSomewhere() {
  addresses += 1;
  return { 'x-forwarded-for': `198.18.${(addresses >> 8) & 255}.${addresses & 255}` };
}

/** The request by which an account signs in. */
export function signInRequest(email) {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...fromSomewhere() },
    body: JSON.stringify({ email, password: PASSWORD }),
  };
}

/** The header of a signed-in account. */
export async function authorizationOf(origin, email) {
  const answer = await fetch(`${origin}/api/auth/sign-in`, signInRequest(email));
  if (!answer.ok) throw new Error(`sign-in refused: ${answer.status} ${await answer.text()}`);
  const { access_token: token } = await answer.json();
  return { authorization: `Bearer ${token}` };
}
