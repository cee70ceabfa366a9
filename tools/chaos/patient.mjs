// A patient in the load, from the client record to the answer. The journal records what was acknowledged.
import { persist } from './client.mjs';
import { takeSteps, wayOf } from './case-steps.mjs';
import { addressOf } from './practice.mjs';

const DATE_OF_BIRTH = '1984-02-29';

const line = {
  kind: 'SURGEON',
  description: 'Septoplasty',
  billedBy: 'PRACTICE',
  basis: 'FIXED',
  unitFeeMinor: 350_000,
  gstTreatment: 'TAXABLE',
};
const ANSWERS = {
  accept: {
    response: 'accept',
    patientInfo: {
      patientName: 'Minh Nguyễn',
      dateOfBirth: DATE_OF_BIRTH,
      phoneNumber: '0433 555 021',
      agreedToTerms: true,
      agreedToTreatment: true,
    },
    signatureMethod: 'type',
    signatureData: 'Minh Nguyễn',
  },
  reject: { response: 'reject', rejectionReason: 'Too far to travel' },
  query: { response: 'query', queryMessage: 'Is parking included?' },
};

const dayFromNow = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** What this patient does, as decided by the seed: most answer, some ask, some submit twice, some never open the email. */
export function intentionOf(random) {
  const asks = random.chance(0.25);
  const answers = !asks || random.chance(0.6);
  const kind = random.chance(0.65) ? 'accept' : 'reject';
  // Without an idempotency key, the second answer is refused with the stored answer.
  const hasKey = random.chance(0.5);
  const isTwice = random.chance(0.15);
  const rival = random.chance(0.05) ? { accept: 'reject', reject: 'accept' }[kind] : null;
  const isSilent = random.chance(0.1);
  return { asks, answers, kind, hasKey, isTwice, rival, isSilent, way: wayOf(random) };
}

export class Patient {
  constructor({ number, practice, intention, ledger, journal }) {
    const email = `${intention.isSilent ? 'silent' : 'patient'}.${number}@chaos.example`;
    Object.assign(this, { number, practice, intention, ledger });
    this.entry = { email, client: 'unclear' };
    this.address = addressOf(number);
    journal.patients.push(this.entry);
  }

  /** Runs from the client record to the answer, and stops at the first step that is not acknowledged. */
  async live() {
    const link = await this.beQuoted();
    if (!link || this.intention.isSilent) return;
    this.path = `/public/quotes/${link.split('/').at(-1)}`;
    if (!(await this.identify())) return;
    if (this.intention.asks && !(await this.askQuestion())) return;
    if (this.intention.answers) await this.answer();
    const { answer } = this.entry;
    if (answer?.kind === 'accept' && answer.state === 'acknowledged') await this.beOperated();
  }

  /** The practice plans the surgery. */
  beOperated() {
    const { practice, number, quoteId, entry } = this;
    return takeSteps({ practice, number, quoteId, way: this.intention.way, entry });
  }

  async beQuoted() {
    const client = await this.staff('client', '/clients', {
      firstName: 'Minh',
      lastName: 'Nguyễn',
      email: this.entry.email,
      phone: '0433 555 021',
      dateOfBirth: DATE_OF_BIRTH,
    });
    if (!client) return null;
    const { doctor, surgery } = this.practice;
    const quote = await this.staff('quote', '/quotes', {
      clientId: client.id,
      doctorId: doctor.id,
      validUntil: dayFromNow(30),
      lines: [{ ...line, surgeryId: surgery.id }],
    });
    if (!quote) return null;
    this.quoteId = quote.id;
    const sent = await this.staff('sent', `/quotes/${quote.id}/send`, { version: quote.version });
    this.documentHash = sent?.quote.documentHash;
    return sent?.link ?? null;
  }

  // Once the request is sent, its outcome is unclear until it is acknowledged.
  async staff(what, path, body) {
    this.entry[what] = 'unclear';
    const answer = await this.practice.create(path, body, `${this.number}-${what}`);
    if (answer) this.entry[what] = 'acknowledged';
    return answer;
  }

  async identify() {
    await this.ask({ path: this.path });
    const { outcome, answer } = await this.ask({
      method: 'POST',
      path: `${this.path}/identify`,
      body: { dateOfBirth: DATE_OF_BIRTH },
    });
    this.token = answer?.identityToken;
    return outcome === 'done';
  }

  /** A patient may ask several questions, so only an idempotency key deduplicates a retry. */
  async askQuestion() {
    this.entry.question = 'unclear';
    const { outcome } = await this.respond('query', `${this.number}-question`);
    if (outcome === 'done') this.entry.question = 'acknowledged';
    return outcome === 'done';
  }

  async answer() {
    const { kind, hasKey, isTwice, rival } = this.intention;
    this.entry.answer = { kind, state: 'unclear' };
    const key = hasKey ? `${this.number}-answer` : null;
    const tries = [this.respond(kind, key)];
    if (isTwice) tries.push(this.respond(kind, key));
    // A conflicting answer from another device: exactly one must win.
    if (rival) tries.push(this.respond(rival, null));
    for (const kept of (await Promise.all(tries)).map(keptAnswer)) if (kept) this.hearOf(kept);
  }

  // All concurrent requests must report the same answer.
  hearOf(kind) {
    const { answer, email } = this.entry;
    if (answer.state === 'acknowledged' && answer.kind !== kind)
      this.ledger.oddities.push({
        what: 'two different answers were confirmed',
        email,
        told: [answer.kind, kind],
      });
    this.entry.answer = { kind, state: 'acknowledged' };
  }

  respond(kind, key) {
    const headers = key ? { 'idempotency-key': key } : {};
    const body = kind === 'accept' ? { ...ANSWERS.accept, documentHash: this.documentHash } : ANSWERS[kind];
    return this.ask(
      { method: 'POST', path: `${this.path}/response`, body, headers },
      { expects: kind === 'query' ? [] : ['ALREADY_ANSWERED'] },
    );
  }

  ask(request, options = {}) {
    const headers = {
      'x-forwarded-for': this.address,
      ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
      ...request.headers,
    };
    return persist(this.practice.origin, { ...request, headers }, { ledger: this.ledger, ...options });
  }
}

/** The final answer that the product reports as stored, or null. */
function keptAnswer({ outcome, answer }) {
  if (outcome === 'done') return answer.response;
  return outcome === 'refused' ? answer.facts.response : null;
}
