// Header injection, request smuggling, and forged proxy headers.
import { randomUUID } from 'node:crypto';
import { inParallel } from '../door.mjs';
import { newAddress } from '../requests-of.mjs';
import { rawCases, rawProblem } from '../raw-cases.mjs';
import { exchange, rawRequest } from '../raw-socket.mjs';
import { PASSWORD } from '../person.mjs';

export const title = 'by headers';

const OVERRIDES = ['x-http-method-override', 'x-http-method', 'x-method-override', '_method'];
const ELSEWHERE = ['x-original-url', 'x-rewrite-url', 'x-forwarded-path', 'x-forwarded-prefix'];
/** Headers that the product evaluates. */
const READ = [
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-correlation-id',
  'idempotency-key',
  'traceparent',
  'cookie',
  'origin',
  'accept',
  'accept-language',
  'if-none-match',
  'authorization',
];
const MOST_TEXTS = { long: 120, short: 10 };

async function rawRequests({ door, ledger, origin }) {
  await inParallel(rawCases(new URL(origin).host), 16, async ({ name, bytes }) => {
    const responses = await exchange(origin, bytes);
    const request = { method: 'RAW', path: name };
    for (const response of responses) {
      ledger.note(response);
      door.look(request, response);
    }
    const problem = rawProblem(responses);
    if (problem) ledger.report(problem[0], { request, answer: responses[0], what: problem[1] });
  });
}

/** Override headers must not change the method. */
async function methodOverrides({ cast, door, ledger }) {
  const { token } = await cast.attacker.admin.ready();
  const id = cast.attacker.practice.ids.get('clients').at(-1);
  const path = `/api/clients/${id}`;
  for (const name of OVERRIDES) {
    for (const method of ['GET', 'POST']) {
      const query = name === '_method' ? '?_method=DELETE' : '';
      await door.ask({ method, path: `${path}${query}`, token, headers: { [name]: 'DELETE' } });
    }
    const request = { method: 'GET', path, token };
    const answer = await door.ask(request);
    if (answer.status !== 200)
      ledger.report('success', { request, answer, what: `${name} made a DELETE of another method` });
  }
}

/** Rewrite headers must not change the path. */
async function rewrittenAddresses({ cast, door, ledger }) {
  const { token } = cast.attacker.admin;
  const plans = await door.ask({ method: 'GET', path: '/api/plans' });
  for (const name of ELSEWHERE) {
    const request = { method: 'GET', path: '/api/plans', token, headers: { [name]: '/api/clients' } };
    const answer = await door.ask(request);
    if (answer.text !== plans.text)
      ledger.report('success', { request, answer, what: `${name} changed the path` });
  }
}

/** Links in mails use the configured address whatever the Host header says. The post office checks them. */
async function forgedHosts({ cast, postOffice, origin }) {
  const email = cast.attacker.admin.email;
  const body = JSON.stringify({ email });
  const headers = [
    ['Host', 'evil.example'],
    ['X-Forwarded-Host', 'evil.example'],
    ['X-Forwarded-Proto', 'https'],
    ['Forwarded', 'host=evil.example;proto=https'],
    ['Content-Type', 'application/json'],
    ['Content-Length', String(body.length)],
    ['Connection', 'close'],
  ];
  await exchange(origin, rawRequest('POST /api/emails/password-reset HTTP/1.1', headers, body));
  await postOffice.linkTo('/auth/reset-password', email);
}

// UTF-8 as one character per byte, without the characters that HTTP forbids.
const onTheWire = (text) =>
  Buffer.from(text)
    .toString('latin1')
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, '');

/** Hostile header values, both where they are stored (a session's device and address) and where they are not. */
async function hostileValues({ corpus, cast, door, ledger, options }) {
  const texts = corpus.draw('headers', options.isShort ? MOST_TEXTS.short : MOST_TEXTS.long);
  const { token } = await cast.attacker.admin.ready();
  const values = [
    ...texts.map(onTheWire),
    'a'.repeat(8_000),
    '::ffff:10.0.0.1%eth0',
    '1.2.3.4, '.repeat(300),
  ];
  await inParallel(values, 8, async (value) => {
    for (const name of READ) {
      const headers = { [name]: value };
      await door.ask({ method: 'GET', path: '/api/auth/sessions', token, headers });
      const request = { method: 'GET', path: '/api/plans', headers };
      const answer = await door.ask(request);
      if (answer.headers['x-correlation-id'] === value && !/^[\w.:-]{1,100}$/.test(value))
        ledger.report('text', { request, answer, what: 'an invalid correlation id was sent back' });
    }
    const headers = { 'user-agent': value, 'x-forwarded-for': value };
    const email = newAddress();
    await door.ask({
      method: 'POST',
      path: '/api/auth/sign-in',
      body: { email, password: PASSWORD },
      headers,
    });
  });
  await keptValues({ cast, door }, values);
}

/** A new session stores the user agent and the address. */
async function keptValues({ cast, door }, values) {
  const person = cast.people.get('USER');
  for (const value of values.slice(-6)) {
    const body = {
      firstName: 'Header',
      lastName: 'Holder',
      email: newAddress(),
      password: PASSWORD,
      phone: '0412 345 678',
    };
    const headers = { 'user-agent': value, 'x-forwarded-for': value, 'idempotency-key': randomUUID() };
    const signUp = { ...body, country: 'AU', subscriptionPlan: 'BASIC' };
    const { json } = await door.ask({ method: 'POST', path: '/api/auth/sign-up', body: signUp, headers });
    if (json?.access_token)
      await door.ask({ method: 'GET', path: '/api/auth/sessions', token: json.access_token });
  }
  await person.ready();
}

export async function attack(scene) {
  await rawRequests(scene);
  await methodOverrides(scene);
  await rewrittenAddresses(scene);
  await forgedHosts(scene);
  await hostileValues(scene);
}
