// A practice in the load: signs up, fills its directory, and sometimes imports clients.
import { setTimeout as pause } from 'node:timers/promises';
import { persist } from './client.mjs';

const PASSWORD = 'Harbour-Bridge-1932!';
const IMPORT_ROWS = 200;
/** Longer than any fault including recovery. */
const MAIL_MS = 180_000;
const MAIL_LOOK_MS = 500;

export const DOCTOR = {
  title: 'Dr',
  firstName: 'Amelia',
  lastName: 'Hartmann',
  credentials: 'MBBS, FRACS',
  phone: '0412 345 678',
  email: 'a.hartmann@practice.example',
};
const SURGERY = {
  name: 'Septoplasty',
  description: 'Straightening of the nasal septum.',
  baseFeeMinor: 350_000,
  category: 'RECONSTRUCTIVE',
  procedureClass: 'MEDICARE',
};

/** A separate IP address per number, because rate limits count per address. */
export const addressOf = (number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

export class Practice {
  constructor({ number, origin, ledger, journal }) {
    Object.assign(this, { number, origin, ledger, journal });
    this.entry = { email: `admin.${number}@chaos.example`, organisationId: null, state: 'unclear' };
    this.address = addressOf(1_000_000 + number);
    journal.practices.push(this.entry);
  }

  /** Resolves once the practice can create quotes. Null if it could not be created. */
  async open() {
    if (!(await this.signUp())) return null;
    this.doctor = await this.create('/doctors', DOCTOR, 'doctor');
    this.surgery = await this.create('/surgeries', SURGERY, 'surgery');
    return this.doctor && this.surgery ? this : null;
  }

  /** Sends a staff command with its own idempotency key. Resolves with the result, or null. */
  async create(path, body, key) {
    const { outcome, answer } = await this.command(path, body, key);
    return outcome === 'done' ? answer : null;
  }

  command(path, body, key) {
    const headers = { ...this.headers(), 'idempotency-key': `${this.number}-${key}` };
    return this.ask({ method: 'POST', path, body, headers });
  }

  ask(request, options = {}) {
    return persist(this.origin, request, { ledger: this.ledger, ...options });
  }

  headers() {
    return {
      'x-forwarded-for': this.address,
      ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
    };
  }

  async signUp() {
    const body = {
      firstName: 'Margaret',
      lastName: "O'Brien",
      email: this.entry.email,
      password: PASSWORD,
      organizationName: `Practice ${this.number}`,
      phone: '02 9555 0100',
      country: 'AU',
      subscriptionPlan: 'ENTERPRISE',
    };
    const request = { method: 'POST', path: '/auth/sign-up', body, headers: this.headers() };
    const signedUp = await this.ask(request, { expects: ['EMAIL_TAKEN'] });
    // The address was taken by our own earlier attempt, which was executed although its response was lost.
    const isOurs = signedUp.outcome === 'refused' && signedUp.wasUnclear;
    // Only practices with a confirmed address may send quotes.
    if (signedUp.outcome === 'done') await this.confirmAddress();
    return this.enter(isOurs ? await this.signIn() : signedUp);
  }

  async signIn() {
    const body = { email: this.entry.email, password: PASSWORD };
    const request = { method: 'POST', path: '/auth/sign-in', body, headers: this.headers() };
    const signedIn = await this.ask(request, { expects: ['EMAIL_NOT_CONFIRMED'] });
    if (signedIn.outcome !== 'refused') return signedIn;
    await this.confirmAddress();
    return this.ask(request);
  }

  /**
   * Confirms the address by the mailed link, which may be late because the worker may have been killed. Each unconfirmed sign-in
   * mails a new link and invalidates the earlier one.
   */
  async confirmAddress() {
    const tried = new Set();
    for (;;) {
      const token = await this.mailedToken(tried);
      tried.add(token);
      const request = {
        method: 'POST',
        path: '/auth/confirm-email',
        body: { token },
        headers: this.headers(),
      };
      const { outcome, wasUnclear } = await this.ask(request, { expects: ['CONFIRMATION_LINK_INVALID'] });
      // After an unclear attempt, a refusal may mean that the link was used successfully.
      if (outcome !== 'refused' || wasUnclear) return;
    }
  }

  /** The newest link that has not been used. */
  async mailedToken(tried) {
    const path = `/dev/mailbox?to=${encodeURIComponent(this.entry.email)}`;
    for (const deadline = Date.now() + MAIL_MS; Date.now() < deadline;) {
      const { answer } = await this.ask({ path, headers: this.headers() });
      const links = answer?.items.map(({ text }) => /confirm-email\?token=([\w-]+)/.exec(text)?.[1]) ?? [];
      const token = links.find((link) => link && !tried.has(link));
      if (token) return token;
      await pause(MAIL_LOOK_MS);
    }
    throw new Error(`${this.entry.email} received no confirmation link.`);
  }

  enter({ outcome, answer }) {
    if (outcome !== 'done') return false;
    this.token = answer.access_token;
    this.entry.organisationId = answer.session.user.organizationId;
    this.entry.state = 'acknowledged';
    return true;
  }

  /** Uploads a file of clients without retries, because a second upload would be another import. */
  async importClients(prefix) {
    const lines = Array.from(
      { length: IMPORT_ROWS },
      (_, at) => `First${at},Last${at},${prefix}.${at}@import.example,04${String(10_000_000 + at)}`,
    );
    const form = () => {
      const data = new FormData();
      data.set('entityType', 'clients');
      data.set('duplicateStrategy', 'skip');
      data.set('again', 'true');
      const text = ['First Name,Last Name,Email,Phone', ...lines].join('\r\n');
      data.set('file', new Blob([text], { type: 'text/csv' }), 'clients.csv');
      return data;
    };
    const entry = { id: '', prefix, rows: IMPORT_ROWS, state: 'unclear' };
    this.journal.imports.push(entry);
    const request = { method: 'POST', path: '/imports', form, headers: this.headers() };
    const { outcome, answer } = await this.ask(request, { patienceMs: 1 });
    if (outcome === 'done') Object.assign(entry, { id: answer.id, state: 'acknowledged' });
    return outcome === 'done' ? answer.id : null;
  }
}
