// Calls each operation without a session, and patients' operations with an invalid link.
import { randomBytes } from 'node:crypto';
import { contracts, requests, samples } from '../product-code.mjs';
import { nobodys, pathWith, validBody } from '../requests-of.mjs';

export const title = 'as nobody';

const bodyOf = (operation, cast) =>
  contracts.hasBody(operation)
    ? validBody(samples.alternativesOf(samples.schemaOf(operation, 'body'))[0], cast)
    : undefined;

function expected({ permission, http }) {
  // Development routes do not exist in production.
  if (http.path.startsWith('/dev/')) return [404, 'NOT_FOUND'];
  if (permission === 'patient') return [404, 'LINK_UNKNOWN'];
  return permission === 'public' ? null : [401, 'UNAUTHENTICATED'];
}

export async function attack({ door, ledger, cast }) {
  for (const operation of requests.ROUTED_OPERATIONS) {
    const id = operation.permission === 'patient' ? randomBytes(32).toString('base64url') : nobodys();
    const request = {
      method: operation.http.method,
      path: pathWith(operation, id),
      body: bodyOf(operation, cast),
    };
    const answer = await door.ask(request);
    const wanted = expected(operation);
    if (!wanted || (answer.status === wanted[0] && answer.json?.code === wanted[1])) continue;
    ledger.report(answer.status < 400 ? 'success' : 'refusal', {
      request,
      answer,
      what: `without a session: got ${answer.status} instead of ${wanted.join(' ')}`,
    });
  }
}
