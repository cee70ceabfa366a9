import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newLedger } from './client.mjs';
import { Practice } from './practice.mjs';

interface Reply {
  status: number;
  body: object;
}

let server: Server;
let asked: string[];
let isConfirmed: boolean;
/** The links in the mailbox, newest first; only the first is valid. */
let links: string[];

const session = { access_token: 'token', session: { user: { organizationId: 'o1' } } };
const mail = (token: string) => ({
  text: `Confirm: http://127.0.0.1:1/auth/confirm-email?token=${token}\nSoon.`,
});

/** Simulates a product that lost the response to the sign-up and requires a confirmed address for signing in. */
function reply(path: string, body: string): Reply {
  if (path === '/api/auth/sign-up' && asked.length === 1) return { status: 503, body: { detail: 'Soon.' } };
  if (path === '/api/auth/sign-up') return { status: 409, body: { code: 'EMAIL_TAKEN' } };
  if (path.startsWith('/api/dev/mailbox')) return { status: 200, body: { items: links.map(mail) } };
  if (path === '/api/auth/confirm-email' && !body.includes('abc_DEF-1')) {
    links = ['abc_DEF-1', ...links];
    return { status: 422, body: { code: 'CONFIRMATION_LINK_INVALID' } };
  }
  if (path === '/api/auth/confirm-email') {
    isConfirmed = true;
    return { status: 200, body: {} };
  }
  return isConfirmed
    ? { status: 200, body: session }
    : { status: 403, body: { code: 'EMAIL_NOT_CONFIRMED' } };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

beforeEach(async () => {
  [asked, isConfirmed, links] = [[], false, ['abc_DEF-1']];
  server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const path = request.url ?? '';
      asked.push(path === '/api/auth/confirm-email' ? `${path} ${body}` : path);
      const { status, body: answer } = reply(path, body);
      response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '1' });
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterEach(() => server.close());

it('confirms its address and signs in even if the response to its sign-up was lost', async () => {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ledger = newLedger();
  const journal = { practices: [] as object[] };
  const practice = new Practice({ number: 7, origin, ledger, journal });
  const isIn = await practice.signUp();
  expect(ledger.oddities).toEqual([]);
  expect(isIn).toBe(true);
  expect(journal.practices).toEqual([
    { email: 'admin.7@chaos.example', organisationId: 'o1', state: 'acknowledged' },
  ]);
  expect(asked).toEqual([
    '/api/auth/sign-up',
    '/api/auth/sign-up',
    '/api/auth/sign-in',
    '/api/dev/mailbox?to=admin.7%40chaos.example',
    '/api/auth/confirm-email {"token":"abc_DEF-1"}',
    '/api/auth/sign-in',
  ]);
});

it('uses the newer link if another was sent', async () => {
  links = ['older'];
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ledger = newLedger();
  const practice = new Practice({ number: 8, origin, ledger, journal: { practices: [] } });
  const isIn = await practice.signUp();
  expect(ledger.oddities).toEqual([]);
  expect(isIn).toBe(true);
  expect(asked.filter((path) => path.includes('confirm-email {'))).toHaveLength(2);
});
