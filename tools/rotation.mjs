// `npm run rotation`: rotates every secret of an installation as described in docs/operations.md: first the new ones alongside
// the previous ones, then the new ones alone. What was signed or sealed before must remain valid, and old passwords must stop
// working.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { generateSync } from 'otplib';
import pg from 'pg';
import { newLedger } from './chaos/client.mjs';
import { migrate } from './chaos/fleet.mjs';
import { Practice } from './chaos/practice.mjs';
import { SupervisedProcess } from './chaos/process.mjs';
import { startInfra } from './infra/index.mjs';
import { steadyPort } from './infra/ports.mjs';
import { exactly, lineOf, summaryOf } from './outages/result.mjs';
import { productEnvironment } from './run/environment.mjs';
import { prove } from './run/proof.mjs';
import { root } from './run/preflight.mjs';

const BORN = '1984-02-29';
const KEY = 'the-same-request-again';
const PERSON = { firstName: 'Ada', lastName: 'Bee', phone: '0412 345 678', dateOfBirth: BORN };
const LINE = { kind: 'SURGEON', description: 'Septoplasty', billedBy: 'PRACTICE', basis: 'FIXED' };

/**
 * The secrets that an operator generates. NATS' passwords are changed together with the server's own (docs/operations.md), and
 * the password of PostgreSQL's owner by the owner.
 */
function newSecrets() {
  const lines = execFileSync(join(root, 'deploy/new-secrets'), { encoding: 'utf8' }).trim().split('\n');
  const all = lines.map((line) => line.split('='));
  return Object.fromEntries(all.filter(([name]) => !/^(NATS|POSTGRES)_/.test(name)));
}

/** The previous secrets, in the variables that allow them to be read. */
function asPrevious(secrets) {
  const seals = Object.entries(secrets).filter(([name]) => name.startsWith('APP_SECRET'));
  return {
    APP_SECRET_PREVIOUS: seals.map(([, value]) => value).join(','),
    SIGNING_SECRET_PREVIOUS: secrets.SIGNING_SECRET,
    MAIL_SECRET_PREVIOUS: secrets.MAIL_SECRET,
  };
}

async function send(origin, { method = 'POST', path, body, headers = {} }) {
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    body: body && JSON.stringify(body),
  });
  return { status: response.status, answer: await response.json() };
}

/** A user from before the change who has a session, an authenticator app, a sent quote and a repeatable request. */
class Witness {
  constructor(origin) {
    this.origin = origin;
  }

  async begin() {
    const shared = { origin: this.origin, ledger: newLedger(), journal: { practices: [], imports: [] } };
    this.practice = await new Practice({ number: 1, ...shared }).open();
    if (!this.practice) throw new Error('A practice could not sign up; see the logs.');
    const { answer } = await this.ask({ path: '/auth/second-step/totp' });
    this.seed = answer.secret;
    await this.ask({ path: '/auth/second-step/totp/confirm', body: { code: this.code() } });
    this.created = await this.createClient();
    this.quote = await this.sendQuote('before');
    const identified = await send(this.origin, {
      path: `${this.quote.path}/identify`,
      body: { dateOfBirth: BORN },
    });
    this.patient = { authorization: `Bearer ${identified.answer.identityToken}` };
  }

  headers() {
    return this.practice.headers();
  }

  ask(request) {
    return send(this.origin, { ...request, headers: { ...this.headers(), ...request.headers } });
  }

  /** A code is valid once, so each one used must be from a different half minute. */
  code() {
    return generateSync({ secret: this.seed, epoch: Math.floor(Date.now() / 1_000) });
  }

  createClient() {
    const body = { ...PERSON, email: 'ada@rotation.example' };
    return this.ask({ path: '/clients', body, headers: { 'idempotency-key': KEY } });
  }

  /** Sends a quote and resolves once its mail is in the mailbox. */
  async sendQuote(name) {
    const email = `${name}@rotation.example`;
    const client = await this.ask({ path: '/clients', body: { ...PERSON, email } });
    const { doctor, surgery } = this.practice;
    const line = { ...LINE, surgeryId: surgery.id, unitFeeMinor: 350_000, gstTreatment: 'TAXABLE' };
    const validUntil = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const quote = await this.ask({
      path: '/quotes',
      body: { clientId: client.answer.id, doctorId: doctor.id, validUntil, lines: [line] },
    });
    const { id, version } = quote.answer;
    const sent = await this.ask({ path: `/quotes/${id}/send`, body: { version } });
    const mailed = async () =>
      (await this.ask({ method: 'GET', path: `/dev/mailbox?to=${encodeURIComponent(email)}` })).answer
        .items ?? [];
    for (let tries = 0; tries < 240 && (await mailed()).length === 0; tries += 1) await pause(250);
    return { path: `/public/quotes/${sent.answer.link?.split('/').at(-1)}`, mails: (await mailed()).length };
  }

  /** Signs in with the password and then with a code of the app, whose seed is sealed in the database. */
  async signIn() {
    // The code of the previous half minute may have been used.
    await pause(30_000);
    const { email } = this.practice.entry;
    const body = { email, password: 'Harbour-Bridge-1932!' };
    const { answer } = await send(this.origin, { path: '/auth/sign-in', body });
    const headers = { authorization: `Bearer ${answer.access_token}` };
    const { status } = await send(this.origin, {
      path: '/auth/second-step/confirm',
      body: { way: 'totp', code: this.code() },
      headers,
    });
    if (status === 200) this.practice.token = answer.access_token;
    return status;
  }
}

const SECRET_LOGINS = /^DATABASE_PASSWORD_/;

/** How many of the services' logins accept these passwords. */
async function loginsThatWork(databaseUrl, secrets) {
  let found = 0;
  for (const [name, password] of Object.entries(secrets).filter(([one]) => SECRET_LOGINS.test(one))) {
    const url = new URL(databaseUrl);
    Object.assign(url, { username: `quillcare_${name.replace(SECRET_LOGINS, '').toLowerCase()}`, password });
    const client = new pg.Client({ connectionString: url.toString() });
    // 28P01: the password is wrong.
    found += await client.connect().then(
      () => client.end().then(() => 1),
      (error) => {
        if (error.code !== '28P01') throw error;
        return 0;
      },
    );
  }
  return found;
}

/** With the previous secrets known, everything must keep working. */
async function whileBothAreKnown(witness) {
  const { patient, quote } = witness;
  const again = await witness.createClient();
  const opened = await send(witness.origin, { method: 'GET', path: quote.path, headers: patient });
  const session = await witness.ask({ method: 'GET', path: '/auth/session' });
  const results = [
    exactly('New and previous: a session continues', session.status, 200),
    exactly(
      'New and previous: a repeated request gets its first response',
      again.answer.id,
      witness.created.answer.id,
    ),
    exactly('New and previous: a patient who confirmed a date of birth can still read', opened.status, 200),
    exactly('New and previous: a code of an authenticator app signs in', await witness.signIn(), 200),
  ];
  const { mails } = await witness.sendQuote('meanwhile');
  return [...results, exactly('New and previous: the mail of a quote is sent', mails, 1)];
}

/** Without them: what was used in the meantime is protected by the new ones, and what only the old ones signed is rejected. */
async function onceTheyAreGone(witness, formerSession) {
  const opened = await send(witness.origin, { method: 'GET', path: witness.quote.path });
  const old = await send(witness.origin, { method: 'GET', path: '/auth/session', headers: formerSession });
  const results = [
    exactly('New only: the link of an earlier quote opens', opened.status, 200),
    exactly('New only: what the previous key signed is rejected', old.status, 401),
    exactly('New only: a code of the app used in the meantime signs in', await witness.signIn(), 200),
  ];
  const { mails } = await witness.sendQuote('afterwards');
  return [...results, exactly('New only: the mail of a quote is sent', mails, 1)];
}

async function rehearse({ dataDir, logs, print, report }) {
  mkdirSync(logs, { recursive: true });
  const infra = await startInfra({ dataDir });
  const port = await steadyPort();
  const origin = `http://127.0.0.1:${port}`;
  const base = {
    ...productEnvironment({ dataDir, infra, given: { PORT: String(port) } }),
    HOST: '127.0.0.1',
    PUBLIC_URL: origin,
    LOG_LEVEL: 'warn',
    TRUST_PROXY: 'true',
  };
  const [former, next] = [newSecrets(), newSecrets()];
  const running = { process: undefined };
  const run = async (name, secrets) => {
    await running.process?.stop();
    const env = { ...base, ...secrets };
    await migrate(env, join(logs, 'migrate.log'));
    const args = ['--target=all'];
    running.process = new SupervisedProcess({ name, args, port, env, logFile: join(logs, `${name}.log`) });
    await running.process.start();
    print(`${name}: the product is running`);
  };
  try {
    await run('former', former);
    const witness = new Witness(origin);
    await witness.begin();
    const formerSession = witness.headers();
    await run('both', { ...next, ...asPrevious(former) });
    const results = await whileBothAreKnown(witness);
    await run('new', next);
    results.push(...(await onceTheyAreGone(witness, formerSession)));
    results.push(
      exactly(
        'Logins of services in PostgreSQL: with the new passwords',
        await loginsThatWork(infra.databaseUrl, next),
        18,
      ),
      exactly(
        'Logins of services in PostgreSQL: with the former',
        await loginsThatWork(infra.databaseUrl, former),
        0,
      ),
    );
    report([...results.map(lineOf), summaryOf(results)]);
    return results.every(({ isMet }) => isMet) ? 0 : 1;
  } finally {
    await running.process?.stop();
  }
}

await prove('rotation', rehearse, { build: ['--server'] });
