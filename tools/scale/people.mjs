// Staff and patients of a thousand practices. Actions start at a fixed rate, whether or not earlier ones were answered, and
// larger practices act more often. Nothing is retried; the journal records what was acknowledged and what is unclear.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { fromSomewhere, signInRequest } from '../load/people.mjs';
import { adminEmail } from '../seed/practice-names.mjs';

/** Renewed before a token expires, which is after a quarter of an hour. */
const SESSION_MS = 12 * 60_000;
const PATIENCE_MS = 30_000;
/** More concurrent actions mean that the product does not keep up. Further ones are skipped and counted. */
const MOST_AT_ONCE = 300;
const BORN = '1984-02-29';
const ROWS = { small: 200, large: 3_000 };

const dayFromNow = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The mix of staff actions, out of a hundred. A sent quote leads to four actions of its patient. */
const ACTS = [
  [22, 'list clients', (practice) => practice.get('/clients?limit=25')],
  [16, 'open a client', (practice) => practice.openClient()],
  [14, 'list quotes', (practice) => practice.get('/quotes?limit=25')],
  [10, 'search', (practice) => practice.get('/search?q=nguyen', 'search')],
  [8, 'list callbacks', (practice) => practice.get('/callbacks?limit=25')],
  [5, 'notifications', (practice) => practice.get('/notifications?limit=20')],
  [10, 'create a client', (practice) => practice.createClient()],
  [7, 'create a callback', (practice) => practice.createCallback()],
  [8, 'send a quote', (practice) => practice.sendQuote()],
];

export class Requests {
  times = new Map();
  failures = [];
  underWay = 0;
  notBegun = 0;

  constructor(origin) {
    this.origin = origin;
  }

  /** Resolves with the response, or undefined. `isUnclear` of a failure means that it may have been executed. */
  async send(kind, { method = 'GET', path, body, form, headers }) {
    const started = performance.now();
    try {
      const response = await fetch(`${this.origin}/api${path}`, {
        method,
        headers: {
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
          ...headers,
        },
        body: form ?? (body && JSON.stringify(body)),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const answer = await response.json();
      if (response.ok) return answer;
      this.failures.push({ kind, why: `${response.status} ${answer.code ?? ''}`, at: Date.now() });
    } catch (error) {
      this.failures.push({ kind, why: error.cause?.code ?? error.name, at: Date.now() });
    } finally {
      if (!this.times.has(kind)) this.times.set(kind, []);
      this.times.get(kind).push(performance.now() - started);
    }
    return undefined;
  }

  /** Starts an action unless too many are in progress. */
  begin(act) {
    if (this.underWay >= MOST_AT_ONCE) return void (this.notBegun += 1);
    this.underWay += 1;
    void act().finally(() => (this.underWay -= 1));
  }

  /** Resolves when all have been answered. */
  async over() {
    while (this.underWay > 0) await pause(100);
  }
}

class Practice {
  constructor({ index, seed, requests, journal, random }) {
    Object.assign(this, { index, requests, journal, random, email: adminEmail(seed, index) });
  }

  async headers() {
    if (!this.session || this.session.until < Date.now())
      this.session = { until: Date.now() + SESSION_MS, headers: this.signIn() };
    const headers = await this.session.headers;
    if (!headers) this.session = undefined;
    return headers;
  }

  async signIn() {
    const { headers, body } = signInRequest(this.email);
    const answer = await this.requests.send('sign in', {
      method: 'POST',
      path: '/auth/sign-in',
      body: JSON.parse(body),
      headers,
    });
    return answer && { authorization: `Bearer ${answer.access_token}`, ...fromSomewhere() };
  }

  async ask(kind, request) {
    const headers = await this.headers();
    return headers && this.requests.send(kind, { ...request, headers });
  }

  get(path, kind = path.split('?')[0].replace('/', 'list ')) {
    return this.ask(kind, { path });
  }

  /** Sends a command whose outcome the journal records: `acknowledged`, or `unclear` until there is a response. */
  async command(what, path, body, facts = {}) {
    const entry = { what, practice: this.index, state: 'unclear', ...facts };
    this.journal.push(entry);
    const answer = await this.ask(what, { method: 'POST', path, body });
    if (answer) Object.assign(entry, { state: 'acknowledged', id: answer.id });
    return answer && { answer, entry };
  }

  async openClient() {
    const list = await this.get('/clients?limit=25');
    const client = list?.items.at(this.random.integer(0, list.items.length - 1));
    if (client) await this.ask('open a client', { path: `/clients/${client.id}` });
  }

  createClient() {
    return this.command('client', '/clients', {
      firstName: 'Aroha',
      lastName: 'Ngata',
      email: `${randomUUID()}@scale.example`,
      phone: '+61 433 555 021',
      dateOfBirth: BORN,
    });
  }

  async createCallback() {
    const list = await this.get('/clients?limit=25');
    const client = list?.items.at(this.random.integer(0, list.items.length - 1));
    if (client) await this.command('callback', '/callbacks', { clientId: client.id, dueDate: dayFromNow(9) });
  }

  /** Creates a doctor, and a surgery that needs no cosmetic pathway. */
  async directory() {
    this.known ??= (async () => {
      const doctors = await this.get('/doctors?limit=25');
      const surgeries = await this.get('/surgeries?limit=50');
      const surgery = surgeries?.items.find(({ procedureClass }) => procedureClass === 'MEDICARE');
      return surgery && doctors?.items[0]
        ? { doctorId: doctors.items[0].id, surgeryId: surgery.id }
        : undefined;
    })();
    const known = await this.known;
    if (!known) this.known = undefined;
    return known;
  }

  async sendQuote() {
    const directory = await this.directory();
    const client = directory && (await this.createClient());
    if (!client) return;
    const { doctorId, surgeryId } = directory;
    const line = {
      kind: 'SURGEON',
      description: 'Surgery',
      billedBy: 'PRACTICE',
      basis: 'FIXED',
      unitFeeMinor: 350_000,
    };
    const made = await this.command('quote', '/quotes', {
      clientId: client.answer.id,
      doctorId,
      validUntil: dayFromNow(30),
      lines: [{ ...line, surgeryId, gstTreatment: 'TAXABLE' }],
    });
    if (!made) return;
    const { id, version } = made.answer;
    const sent = await this.command('sent quote', `/quotes/${id}/send`, { version }, { quoteId: id });
    if (sent) this.requests.begin(() => this.patient(id, sent.answer));
  }

  /** The patient opens the quote after a while, and usually answers. */
  async patient(quoteId, { link, quote: { documentHash } }) {
    const path = `/public/quotes/${link.split('/').at(-1)}`;
    const address = fromSomewhere();
    await pause(this.random.integer(2_000, 20_000));
    const opened = await this.requests.send('patient opens', { path, headers: address });
    const identified =
      opened &&
      (await this.requests.send('patient identifies', {
        method: 'POST',
        path: `${path}/identify`,
        body: { dateOfBirth: BORN },
        headers: address,
      }));
    if (!identified || this.random.chance(0.15)) return;
    const kind = this.random.chance(0.7) ? 'accept' : 'reject';
    const entry = { what: 'answer', practice: this.index, kind, quoteId, state: 'unclear' };
    this.journal.push(entry);
    const answer = await this.requests.send('patient answers', {
      method: 'POST',
      path: `${path}/response`,
      headers: { ...address, authorization: `Bearer ${identified.identityToken}` },
      body:
        kind === 'accept'
          ? acceptance(documentHash)
          : { response: kind, rejectionReason: 'Too far to travel' },
    });
    if (answer) entry.state = 'acknowledged';
  }

  async importClients(rows) {
    const prefix = randomUUID();
    const lines = Array.from(
      { length: rows },
      (_, at) => `First${at},Last${at},${prefix}.${at}@scale.example,04${String(10_000_000 + at)}`,
    );
    const form = new FormData();
    form.set('entityType', 'clients');
    form.set('duplicateStrategy', 'skip');
    form.set('again', 'true');
    const text = ['First Name,Last Name,Email,Phone', ...lines].join('\r\n');
    form.set('file', new Blob([text], { type: 'text/csv' }), 'clients.csv');
    const entry = { what: 'import', practice: this.index, prefix, rows, state: 'unclear' };
    this.journal.push(entry);
    const answer = await this.ask('import', { method: 'POST', path: '/imports', form });
    if (answer) Object.assign(entry, { state: 'acknowledged', id: answer.id });
  }
}

const acceptance = (documentHash) => ({
  response: 'accept',
  documentHash,
  patientInfo: {
    patientName: 'Aroha Ngata',
    dateOfBirth: BORN,
    phoneNumber: '+61 433 555 021',
    agreedToTerms: true,
    agreedToTreatment: true,
  },
  signatureMethod: 'type',
  signatureData: 'Aroha Ngata',
});

/** Picks by weight: `[[weight, …], …]`. */
function picker(weighted, random) {
  const whole = weighted.reduce((sum, [weight]) => sum + weight, 0);
  return () => {
    let left = random.next() * whole;
    return weighted.find(([weight]) => (left -= weight) < 0) ?? weighted[0];
  };
}

export class People {
  journal = [];

  /** `sizes`: the number of clients of each practice, which determines how often it acts. */
  constructor({ origin, seed, sizes, random }) {
    this.random = random;
    this.requests = new Requests(origin);
    const facts = { seed, requests: this.requests, journal: this.journal, random };
    const practices = sizes.map((size, index) => [size, new Practice({ index, ...facts })]);
    this.practice = picker(practices, random);
    this.act = picker(ACTS, random);
    this.largest = practices[0][1];
  }

  /** `rate` staff actions a second, a small import a minute, and an import by the largest practice every fifth minute. */
  async work({ rate, minutes }) {
    const [begun, until] = [Date.now(), Date.now() + minutes * 60_000];
    const { random, requests } = this;
    let imports = 0;
    for (let due = begun; due < until; due += (-Math.log(1 - random.next()) / rate) * 1_000) {
      await pause(Math.max(0, due - Date.now()));
      const [, , act] = this.act();
      const [, practice] = this.practice();
      requests.begin(() => act(practice));
      if (due - begun < (imports + 0.25) * 60_000) continue;
      imports += 1;
      requests.begin(() =>
        imports % 5 === 1 ? this.largest.importClients(ROWS.large) : practice.importClients(ROWS.small),
      );
    }
    await requests.over();
  }
}
