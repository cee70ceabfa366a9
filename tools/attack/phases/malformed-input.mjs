// Generated malformed bodies, forms and queries for every operation. The response is always a 4xx, never a 5xx.
import { parse } from 'node:querystring';
import { contracts, requests, samples } from '../product-code.mjs';
import { inParallel } from '../door.mjs';
import { malformedBodies, malformedForms, malformedQueries } from '../malformed.mjs';
import { askerOf, newAddress, ownPath, requestBy, validBody } from '../requests-of.mjs';

export const title = 'malformed input';

const AT_ONCE = 6;
/** Statuses that indicate a malformed body. */
const REFUSALS = new Set([400, 413, 415, 422]);

/** Nothing in a signed report is read, not even its format, before the signature is checked. */
const isRefusal = (status, { http }) =>
  REFUSALS.has(status) || (http.encoding === 'signed' && status === 401);

async function bodies(scene, operation) {
  const { cast, door, ledger, options } = scene;
  const asker = askerOf(operation, cast);
  await asker?.ready();
  const [form] = samples.alternativesOf(samples.schemaOf(operation, 'body'));
  const sample = validBody(form, cast);
  const wrong = malformedBodies({
    seed: options.seed,
    label: operation.name,
    sample,
    schema: operation.body,
    count: options.bodies,
  });
  for (const { body: made, type } of wrong) {
    // A new email address each time, because attempts are limited per address.
    const body =
      typeof made === 'string' && sample.email ? made.replaceAll(sample.email, newAddress()) : made;
    const headers = { 'content-type': type };
    const path = ownPath(operation, cast);
    const request = requestBy(asker, operation, cast, { path, body, headers });
    const answer = await door.ask(request);
    if (answer.status < 400)
      ledger.report('success', { request, answer, what: 'a malformed body was accepted' });
    else if (answer.status < 500 && !isRefusal(answer.status, operation))
      ledger.report('refusal', { request, answer, what: `a malformed body got ${answer.status}` });
  }
}

async function forms(scene, operation) {
  const { cast, door, options } = scene;
  const { token } = await cast.attacker.admin.ready();
  for (const { body, type } of malformedForms({
    seed: options.seed,
    label: operation.name,
    count: options.bodies,
  }))
    await door.ask({
      method: 'POST',
      path: `/api${operation.http.path}`,
      token,
      headers: { 'content-type': type },
      body: Buffer.from(body),
    });
}

/** Whether a query can be decoded but is rejected by the contract. Undecodable queries are not judged here. */
function isWrong(query, schema) {
  try {
    decodeURIComponent(query);
    return !schema.safeParse({ ...parse(query) }).success;
  } catch {
    return false;
  }
}

async function queries(scene, operation) {
  const { cast, door, ledger, options } = scene;
  const asker = askerOf(operation, cast);
  await asker?.ready();
  const names = Object.keys(samples.schemaOf(operation, 'query').properties ?? {});
  for (const query of malformedQueries({
    seed: options.seed,
    label: operation.name,
    names,
    count: options.bodies,
  })) {
    const path = `${ownPath(operation, cast)}?${query}`;
    const request = requestBy(asker, operation, cast, { path });
    const answer = await door.ask(request);
    if (answer.status < 400 && isWrong(query, operation.query))
      ledger.report('success', { request, answer, what: 'a malformed query was accepted' });
  }
}

export async function attack(scene) {
  await inParallel(requests.ROUTED_OPERATIONS, AT_ONCE, async (operation) => {
    const { http } = operation;
    // Development routes do not exist in production.
    if (http.path.startsWith('/dev/')) return;
    if (http.encoding === 'multipart') await forms(scene, operation);
    else if (contracts.hasBody(operation)) await bodies(scene, operation);
    else if (http.method === 'GET' && http.encoding !== 'sse') await queries(scene, operation);
  });
}
