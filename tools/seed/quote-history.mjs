// The history of a quote from its draft to its present state, each step by the product's own rules.
import { addDays, quoting, todayIn } from './domain.mjs';
import { idAt } from './ids.mjs';
import { DAY_MS } from './practice.mjs';
import { QUESTIONS, REASONS } from './words.mjs';

const VALID_DAYS = 30;
/** Quotes up to this age can still be answered. */
const RECENT_DAYS = 25;
const HOUR_MS = 3_600_000;

/** The share of each status: recent quotes await an answer, older ones are closed. */
const ENDS = {
  recent: [
    ['DRAFT', 0.25],
    ['SENT', 0.45],
    ['QUERY_RECEIVED', 0.1],
    ['ACCEPTED', 0.15],
    ['REJECTED', 0.05],
  ],
  old: [
    ['DRAFT', 0.05],
    ['ACCEPTED', 0.5],
    ['REJECTED', 0.2],
    ['EXPIRED', 0.2],
    ['WITHDRAWN', 0.05],
  ],
};

function drawEnd(shares, random) {
  let left = random.next();
  for (const [end, share] of shares) {
    left -= share;
    if (left < 0) return end;
  }
  return shares.at(-1)[0];
}

/** When the quote was written, and its status. */
function planOf(practice, client, random) {
  const now = practice.now.getTime();
  const isRecent = random.chance(0.4);
  const [from, to] = isRecent
    ? [now - RECENT_DAYS * DAY_MS, now - 2 * DAY_MS]
    : [client.createdAt.getTime(), now - 2 * VALID_DAYS * DAY_MS];
  const start = Math.max(client.createdAt.getTime(), from);
  const isOld = !isRecent && start < to;
  const writtenAt = new Date(start < to ? random.integer(start, to) : now - 36 * HOUR_MS);
  return { writtenAt, end: drawEnd(isOld ? ENDS.old : ENDS.recent, random) };
}

function linesOf(surgery, random) {
  const line = (kind, description, unitFeeMinor, more = {}) => ({
    kind,
    surgeryId: null,
    description,
    providerName: null,
    billedBy: 'PRACTICE',
    basis: 'FIXED',
    quantity: 1,
    key: null,
    discountBasisPoints: null,
    unitFeeMinor,
    discountMinor: 0,
    gstTreatment: 'TAXABLE',
    mbsItem: null,
    medicareBenefitMinor: null,
    fundBenefitMinor: null,
    ...more,
  });
  const benefit =
    surgery.procedureClass === 'MEDICARE' ? { medicareBenefitMinor: 60_000, mbsItem: '41671' } : {};
  const gstTreatment = surgery.procedureClass === 'MEDICARE' ? 'GST_FREE' : 'TAXABLE';
  const lines = [
    line('SURGEON', surgery.name, surgery.baseFeeMinor, { surgeryId: surgery.id, gstTreatment, ...benefit }),
    line('ANAESTHETIST', 'Anaesthesia', 90_000, { billedBy: 'PROVIDER', basis: 'ESTIMATE', gstTreatment }),
    line('HOSPITAL', 'Theatre and stay', 240_000, { billedBy: 'HOSPITAL', basis: 'ESTIMATE', gstTreatment }),
  ];
  if (random.chance(0.3)) lines.push(line('ADMIN', 'Compression garment', 12_000, { quantity: 2 }));
  return lines;
}

function partiesOf({ doctors, hospitals }, client, random) {
  const [doctor, hospital] = [random.pick(doctors), random.pick(hospitals)];
  const person = ({ id, firstName, lastName }) => ({ id, firstName, lastName });
  return {
    client: { ...person(client), email: client.email, phone: client.phone },
    doctor: { ...person(doctor), title: doctor.title, credentials: doctor.credentials },
    hospital: { id: hospital.id, name: hospital.name },
    site: null,
  };
}

function draftOf(practice, client, { writtenAt, number, random }) {
  const parties = partiesOf(practice, client, random);
  const surgery = random.pick(practice.surgeries);
  const newId = () => idAt(writtenAt.getTime(), random);
  const input = {
    clientId: client.id,
    doctorId: parties.doctor.id,
    hospitalId: parties.hospital.id,
    procedureClass: surgery.procedureClass,
    siteId: null,
    surgeries: [],
    quoteDiscount: null,
    fund: { type: 'NONE', fundName: null, gapMinor: null },
    validUntil: addDays(todayIn(writtenAt, practice.timeZone), VALID_DAYS),
    notesToPatient: random.chance(0.2) ? 'Please fast for six hours before surgery.' : null,
    lines: linesOf(surgery, random),
  };
  const on = todayIn(writtenAt, practice.timeZone);
  const context = { prices: quoting.EMPTY_PRICE_LIST, on, newId, stored: null };
  const { content } = quoting.buildContent(input, parties, practice, number, context);
  return quoting.createDraft(newId(), number, content).quote;
}

function answered(quote, end, { at, random, now }) {
  switch (end) {
    case 'ACCEPTED':
      return quoting.accept(
        quote,
        { surgeryCaseId: idAt(at.getTime(), random), acceptedAt: at, acceptance: null },
        at,
      ).quote;
    case 'REJECTED':
      return quoting.reject(quote, random.pick(REASONS), at).quote;
    case 'QUERY_RECEIVED':
      return quoting.receiveQuery(quote, idAt(at.getTime(), random), at).quote;
    case 'WITHDRAWN':
      return quoting.withdraw(quote, 'The price list has changed', at).quote;
    case 'EXPIRED':
      return quoting.expire(quote, now).quote;
    default:
      return quote;
  }
}

/**
 * A client's quote with its history: the draft, the state after sending with its frozen document, and the present state. `number`
 * returns the practice's next number of a year.
 */
export function quoteHistory(practice, client, { number, random }) {
  const { writtenAt, end } = planOf(practice, client, random);
  const year = todayIn(writtenAt, practice.timeZone).slice(0, 4);
  const draft = draftOf(practice, client, { writtenAt, number: number(year), random });
  if (end === 'DRAFT') return { writtenAt, draft, quote: draft };
  const sentAt = new Date(writtenAt.getTime() + 2 * HOUR_MS);
  const terms = { version: 0, ...quoting.defaultTerms(practice.country) };
  const document = quoting.freeze(
    quoting.buildDocument({ ...draft, createdAt: writtenAt }, practice, terms, sentAt),
  );
  const sent = {
    ...quoting.send(draft, document.sha256, sentAt).quote,
    mailState: 'DELIVERED',
    mailStateAt: new Date(sentAt.getTime() + 4_000),
  };
  const at = new Date(sentAt.getTime() + random.integer(2, 30) * HOUR_MS);
  const quote = answered(sent, end, { at: at < practice.now ? at : practice.now, random, now: practice.now });
  const firstViewedAt = end === 'ACCEPTED' || end === 'REJECTED' || end === 'QUERY_RECEIVED' ? at : null;
  const question = end === 'QUERY_RECEIVED' ? random.pick(QUESTIONS) : null;
  return {
    writtenAt,
    draft,
    sentAt,
    document,
    sent,
    question,
    answeredAt: at,
    quote: { ...quote, firstViewedAt },
  };
}
