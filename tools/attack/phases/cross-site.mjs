// Requests that another site could make a signed-in browser send. Every command authenticated by cookie must be refused.
import { contracts, requests, samples } from '../product-code.mjs';
import { nobodys, pathWith, validBody } from '../requests-of.mjs';

export const title = 'from other sites';

/** Headers that browsers add to such a request. `SILENT` are those that do not reveal the origin. */
const FOREIGN = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
];
const SILENT = [{}, { referer: 'https://evil.example/' }];

/** Content types that a page may send cross-site without a preflight. */
const SIMPLE = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];

/** Origins that resemble the product's own. */
const lookalikes = (publicUrl) => {
  const { host, hostname } = new URL(publicUrl);
  return [
    `${publicUrl}.evil.example`,
    `http://evil.example/${host}`,
    `http://${host}@evil.example`,
    `http://${hostname}`,
  ].map((origin) => ({ origin }));
};

function lookAtHeaders({ ledger }, request, answer) {
  const allowed = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
  if (allowed.length > 0)
    ledger.report('leak', { request, answer, what: `CORS headers for other sites: ${allowed.join(', ')}` });
}

async function expectRefused(scene, request, what) {
  const answer = await scene.door.ask(request);
  lookAtHeaders(scene, request, answer);
  if (answer.status === 403 && answer.json?.code === 'CROSS_SITE_REQUEST') return;
  scene.ledger.report(answer.status < 400 ? 'success' : 'refusal', { request, answer, what });
}

const firstBody = (operation, cast) =>
  contracts.hasBody(operation)
    ? validBody(samples.alternativesOf(samples.schemaOf(operation, 'body'))[0], cast)
    : undefined;

async function changesByCookie(scene) {
  const { cast, publicUrl } = scene;
  for (const operation of requests.SESSION_OPERATIONS.filter(({ http }) => http.method !== 'GET')) {
    const { token } = await cast.attacker.admin.ready();
    const cookie = `qc_session=${token}`;
    const isForm = operation.http.encoding === 'multipart';
    const request = {
      method: operation.http.method,
      path: pathWith(operation, nobodys()),
      body: isForm ? new FormData() : firstBody(operation, cast),
    };
    for (const headers of [...FOREIGN, ...SILENT, ...lookalikes(publicUrl)])
      await expectRefused(
        scene,
        { ...request, headers: { cookie, ...headers } },
        'a command by cookie from another site',
      );
    if (isForm || !contracts.hasBody(operation)) continue;
    for (const type of SIMPLE) {
      const headers = { cookie, origin: 'https://evil.example', 'content-type': type };
      const answer = await scene.door.ask({ ...request, headers });
      if (answer.status < 400)
        scene.ledger.report('success', { request, answer, what: `a body of type ${type}` });
    }
  }
}

/** Operations that begin a session: another site must not be able to begin one in a user's browser. */
async function sessionsByOthers(scene) {
  for (const operation of requests.ROUTED_OPERATIONS.filter(({ http }) => http.session === 'start')) {
    const { properties = {} } = samples.schemaOf(operation, 'body');
    if (!('session' in properties) || operation.permission !== 'public') continue;
    const body = { ...firstBody(operation, scene.cast), session: 'cookie' };
    for (const headers of [...FOREIGN, ...lookalikes(scene.publicUrl)]) {
      const request = { method: 'POST', path: pathWith(operation, nobodys()), body, headers };
      await expectRefused(scene, request, 'a session in cookies from another site');
    }
  }
}

async function refreshByCookie(scene) {
  const person = await scene.cast.people.get('USER').ready();
  const cookie = `qc_refresh=${person.refreshToken}`;
  for (const headers of [...FOREIGN, ...SILENT, ...lookalikes(scene.publicUrl)]) {
    const request = { method: 'POST', path: '/api/auth/refresh', headers: { cookie, ...headers } };
    await expectRefused(scene, request, 'a refresh by cookie from another site');
  }
  // None of these consumed the token, so it still works from our own page.
  const own = { method: 'POST', path: '/api/auth/refresh', headers: { cookie, origin: scene.publicUrl } };
  const answer = await scene.door.ask(own);
  if (answer.status !== 200)
    scene.ledger.report('refusal', { request: own, answer, what: 'our own page could no longer refresh' });
  await person.enter();
}

async function preflights(scene) {
  for (const operation of requests.ROUTED_OPERATIONS) {
    const headers = {
      origin: 'https://evil.example',
      'access-control-request-method': operation.http.method,
      'access-control-request-headers': 'authorization,content-type',
    };
    const request = { method: 'OPTIONS', path: pathWith(operation, nobodys()), headers };
    lookAtHeaders(scene, request, await scene.door.ask(request));
    if (operation.http.method === 'GET' && operation.kind !== 'query')
      scene.ledger.report('success', { request, what: `${operation.name} changes something by GET` });
  }
}

export async function attack(scene) {
  await changesByCookie(scene);
  await sessionsByOthers(scene);
  await refreshByCookie(scene);
  await preflights(scene);
}
