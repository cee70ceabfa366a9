import { setTimeout as pause } from 'node:timers/promises';
import {
  answerQuoteQuestion,
  bounceSampleMail,
  createQuote,
  getQuote,
  identifyPatient,
  listColleagues,
  recordQuoteView,
  requestDiscountApproval,
  resolvePatientLink,
  respondToQuote,
  sendQuote,
  updateQuote,
  updateQuoteSettings,
  varyQuote,
  withdrawAcceptance,
  withdrawQuote,
  type PatientPrincipal,
  type Quote,
  type QuoteSection,
  type RequestOf,
  type UserPrincipal,
} from '@quillcare/contracts';
import type { Call, CallAs } from './call-as';
import { CLIENTS } from './demo-clients';
import { DISCOUNT_CAP_BASIS_POINTS, QUOTES, type DemoOutcome, type DemoQuote } from './demo-quotes';
import { retryTemporary, type DemoDiary } from './demo-diary';
import type { DemoTimes } from './demo-times';
import type { DemoRecords } from './furnish-demo';

type Answer = NonNullable<RequestOf<typeof respondToQuote>['body']>;

const VALID_DAYS = 30;

/** The details a patient's page asks for. */
export interface DemoPatient {
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  phone: string;
}

/** What is needed to add the quotes. Without `canSend` all stay drafts, because the emails would go to a real mail server. */
interface AddQuotesOptions {
  diary: DemoDiary;
  /** Calls that are not recorded in the diary. */
  callAs: CallAs;
  admin: UserPrincipal;
  times: DemoTimes;
  canSend: boolean;
}

/** The same for adding one quote, with calls that are recorded in the diary. */
type AddQuoteOptions = Pick<AddQuotesOptions, 'callAs' | 'admin' | 'times' | 'canSend'>;

/** Creates and sends quotes as staff do, and answers them as patients do. */
export async function addDemoQuotes(adding: AddQuotesOptions, furnished: DemoRecords): Promise<void> {
  const { diary, admin, times, canSend } = adding;
  await diary.step('The settings of quotes', (callAs) => {
    const body = { version: 0, discountCapBasisPoints: DISCOUNT_CAP_BASIS_POINTS };
    return callAs(admin)(updateQuoteSettings, { body });
  });
  for (const [at, quote] of QUOTES.entries()) {
    const id = await diary.step(`Quote ${at + 1}`, (callAs) =>
      times.runDaysAgo(quote.daysAgo, () => addQuote({ ...adding, callAs }, quote, furnished)),
    );
    // Outside the backdating, because the email is delivered in real time.
    if (quote.outcome.is === 'BOUNCED' && canSend)
      await diary.step('The email that came back', () => bounceEmail(adding, id));
  }
}

async function addQuote(adding: AddQuoteOptions, quote: DemoQuote, furnished: DemoRecords): Promise<string> {
  const { callAs, admin, times, canSend } = adding;
  const draft = await createDemoQuote(callAs(admin), quote, furnished, times);
  const { outcome } = quote;
  if (outcome.is === 'APPROVAL_ASKED') await requestApproval(adding, draft, outcome.reason);
  else if (canSend && outcome.is !== 'DRAFT') await playOutcome(adding, draft, quote);
  return draft.id;
}

/** The sales manager requests approval of the discount. */
async function requestApproval(
  { callAs, admin }: AddQuoteOptions,
  { id, version }: Quote,
  reason: string,
): Promise<void> {
  const { items } = await callAs(admin)(listColleagues, {});
  const manager = items.find(({ role }) => role === 'SALES_MANAGER');
  if (!manager) return;
  const { id: userId, name, role } = manager;
  const asking = callAs({ ...admin, userId, name, role });
  await asking(requestDiscountApproval, { params: { id }, body: { version, reason } });
}

async function createDemoQuote(
  call: Call,
  { client, surgery, side, doctor, hospital, site, ...more }: DemoQuote,
  { ids, idOf }: DemoRecords,
  times: DemoTimes,
): Promise<Quote> {
  const { discountBasisPoints: basisPoints, fund } = more;
  const draft = await call(createQuote, {
    body: {
      clientId: ids[client],
      doctorId: ids[doctor],
      hospitalId: ids[hospital],
      siteId: idOf(site),
      surgeries: [{ surgeryId: idOf(surgery), side }],
      quoteDiscount: basisPoints === undefined ? null : { type: 'PERCENTAGE', basisPoints },
      fund,
      validUntil: times.day(more.validDays ?? VALID_DAYS),
      notesToPatient: more.notesToPatient,
    },
  });
  return more.surgeonFeeMinor === undefined ? draft : overrideSurgeonFee(call, draft, more.surgeonFeeMinor);
}

/** Overrides the surgeon's fee; all other line items stay as computed. */
function overrideSurgeonFee(
  call: Call,
  { id, version, lines }: Quote,
  surgeonFeeMinor: number,
): Promise<Quote> {
  const typed = lines.map(
    ({ key, kind, surgeryId, description, providerName, billedBy, basis, quantity }) => ({
      key,
      kind,
      surgeryId,
      description,
      providerName,
      billedBy,
      basis,
      quantity,
      unitFeeMinor: kind === 'SURGEON' ? surgeonFeeMinor : null,
    }),
  );
  return call(updateQuote, { params: { id }, body: { version, lines: typed } });
}

/** Sends a draft and plays through to its outcome. */
async function playOutcome(
  { callAs, admin, times }: AddQuoteOptions,
  { id, version }: Quote,
  { client, outcome }: DemoQuote,
): Promise<void> {
  const { quote, link } = await callAs(admin)(sendQuote, { params: { id }, body: { version } });
  if (outcome.is === 'SENT' || outcome.is === 'BOUNCED') return;
  if (outcome.is === 'WITHDRAWN') {
    const body = { version: quote.version, reason: outcome.reason };
    await callAs(admin)(withdrawQuote, { params: { id }, body });
    return;
  }
  const token = link.slice(link.lastIndexOf('/') + 1);
  const patient = await openLink(callAs, token, CLIENTS[client]);
  const body = buildAnswer(quote, client, outcome, times);
  const sections: QuoteSection[] = body ? ['SUMMARY', 'LINES', 'SIGN'] : ['SUMMARY', 'LINES'];
  await callAs(patient)(recordQuoteView, { params: { token }, body: { sections } });
  if (body) await callAs(patient)(respondToQuote, { params: { token }, body });
  if (outcome.is === 'ACCEPTANCE_WITHDRAWN')
    await callAs(patient)(withdrawAcceptance, { params: { token }, body: { reason: outcome.reason } });
  if (outcome.is === 'CHANGED') await sendVariation(callAs(admin), id, outcome);
  if (outcome.is === 'ANSWERED')
    await callAs(admin)(answerQuoteQuestion, { params: { id }, body: { text: outcome.answer } });
}

/** How long a worker may take to deliver an email, even on a slow machine. */
const MAX_DELIVERY_MS = 60_000;
const DELIVERY_POLL_MS = 100;

/** Bounces the email once it has been delivered. Idempotent, however often it is called. */
async function bounceEmail(
  { callAs, admin: { organisationId } }: Pick<AddQuotesOptions, 'callAs' | 'admin'>,
  quoteId: string,
): Promise<void> {
  const call = callAs({ kind: 'service', service: 'launcher' });
  const until = Date.now() + MAX_DELIVERY_MS;
  while (Date.now() < until) {
    const { isBounced } = await retryTemporary(() =>
      call(bounceSampleMail, { body: { organisationId, quoteId } }),
    );
    if (isBounced) return;
    await pause(DELIVERY_POLL_MS);
  }
  throw new Error('it was not delivered in time.');
}

/** Sends a variation of a signed quote with a different surgeon's fee. */
async function sendVariation(
  call: Call,
  id: string,
  { reason, surgeonFeeMinor }: Extract<DemoOutcome, { is: 'CHANGED' }>,
): Promise<void> {
  const { version } = await call(getQuote, { params: { id } });
  const draft = await call(varyQuote, { params: { id }, body: { version, reason } });
  const next = await overrideSurgeonFee(call, draft, surgeonFeeMinor);
  await call(sendQuote, { params: { id: next.id }, body: { version: next.version } });
}

/** Opens a link and verifies the patient's identity; returns the patient. */
export async function openLink(
  callAs: CallAs,
  token: string,
  { dateOfBirth }: Pick<DemoPatient, 'dateOfBirth'>,
): Promise<PatientPrincipal> {
  const resolve = callAs({ kind: 'service', service: 'launcher' });
  const link = await resolve(resolvePatientLink, { body: { token } });
  const stranger: PatientPrincipal = { kind: 'patient', ...link, identified: false };
  await callAs(stranger)(identifyPatient, { params: { token }, body: { dateOfBirth } });
  return { ...stranger, identified: true };
}

/** Null for a patient who has only viewed the quote. */
function buildAnswer(
  { documentHash }: Quote,
  client: DemoQuote['client'],
  outcome: DemoOutcome,
  times: DemoTimes,
): Answer | null {
  switch (outcome.is) {
    case 'ACCEPTED':
    case 'ACCEPTANCE_WITHDRAWN':
    case 'CHANGED':
      return buildAcceptance(documentHash, CLIENTS[client], times.workday(outcome.surgeryInDays));
    case 'DECLINED':
      return { response: 'reject', rejectionReason: outcome.reason };
    case 'ASKED':
    case 'ANSWERED':
      return { response: 'query', queryMessage: outcome.question };
    default:
      return null;
  }
}

export function buildAcceptance(
  documentHash: string | null,
  { firstName, lastName, dateOfBirth, phone }: DemoPatient,
  preferredDate: string,
): Answer {
  const patientName = `${firstName} ${lastName}`;
  return {
    response: 'accept',
    patientInfo: {
      patientName,
      dateOfBirth,
      phoneNumber: phone,
      preferredDate,
      agreedToTerms: true,
      agreedToTreatment: true,
    },
    signatureMethod: 'type',
    signatureData: patientName,
    documentHash: documentHash ?? undefined,
  };
}
