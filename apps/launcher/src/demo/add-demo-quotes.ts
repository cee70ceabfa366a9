import {
  createQuote,
  identifyPatient,
  resolvePatientLink,
  respondToQuote,
  sendQuote,
  updateQuote,
  withdrawQuote,
  type PatientPrincipal,
  type Quote,
  type RequestOf,
  type UserPrincipal,
} from '@quillcare/contracts';
import { addDays, todayIn } from '@quillcare/rules';
import type { Call, CallAs } from './call-as';
import { CLIENTS } from './demo-clients';
import { QUOTES, type DemoOutcome, type DemoQuote } from './demo-quotes';
import type { FurnishedDemo } from './furnish-demo';

type Answer = NonNullable<RequestOf<typeof respondToQuote>['body']>;

const VALID_DAYS = 30;

/**
 * Writes and sends quotes as staff do, and answers them as patients do. Without `canSend` all of them stay drafts, because
 * a real mail server would be given the emails.
 */
export async function addDemoQuotes(
  callAs: CallAs,
  admin: UserPrincipal,
  furnished: FurnishedDemo,
  canSend: boolean,
): Promise<void> {
  const today = todayIn(new Date(), 'Australia/Sydney');
  for (const quote of QUOTES) {
    const draft = await written(callAs(admin), quote, furnished, today);
    if (canSend && quote.outcome.is !== 'DRAFT') await carriedOn(callAs, admin, draft, quote, today);
  }
}

async function written(
  call: Call,
  { client, surgery, side, doctor, hospital, site, ...more }: DemoQuote,
  { ids, idOf }: FurnishedDemo,
  today: string,
): Promise<Quote> {
  const { discountBasisPoints: basisPoints, knownGapMinor: gapMinor } = more;
  const draft = await call(createQuote, {
    body: {
      ...{ clientId: ids[client], doctorId: ids[doctor], hospitalId: ids[hospital], siteId: idOf(site) },
      surgeries: [{ surgeryId: idOf(surgery), side }],
      quoteDiscount: basisPoints === undefined ? null : { type: 'PERCENTAGE', basisPoints },
      fund: gapMinor === undefined ? undefined : { type: 'KNOWN_GAP', gapMinor },
      validUntil: addDays(today, more.validDays ?? VALID_DAYS),
      notesToPatient: more.notesToPatient,
    },
  });
  return more.surgeonFeeMinor === undefined ? draft : retyped(call, draft, more.surgeonFeeMinor);
}

/** Types the surgeon's fee; all other lines stay as they were computed. */
function retyped(call: Call, { id, version, lines }: Quote, surgeonFeeMinor: number): Promise<Quote> {
  const typed = lines.map(
    ({ key, kind, surgeryId, description, providerName, billedBy, basis, quantity }) => ({
      ...{ key, kind, surgeryId, description, providerName, billedBy, basis, quantity },
      unitFeeMinor: kind === 'SURGEON' ? surgeonFeeMinor : null,
    }),
  );
  return call(updateQuote, { params: { id }, body: { version, lines: typed } });
}

/** Sends a draft, and lets happen what happened to it. */
async function carriedOn(
  callAs: CallAs,
  admin: UserPrincipal,
  { id, version }: Quote,
  { client, outcome }: DemoQuote,
  today: string,
): Promise<void> {
  const { quote, link } = await callAs(admin)(sendQuote, { params: { id }, body: { version } });
  if (outcome.is === 'SENT') return;
  if (outcome.is === 'WITHDRAWN') {
    const body = { version: quote.version, reason: outcome.reason };
    await callAs(admin)(withdrawQuote, { params: { id }, body });
    return;
  }
  const token = link.slice(link.lastIndexOf('/') + 1);
  const patient = await opened(callAs, token, client);
  const body = answerTo(quote, client, outcome, today);
  if (body) await callAs(patient)(respondToQuote, { params: { token }, body });
}

/** The patient of a link, who has opened it and proved their identity. */
async function opened(callAs: CallAs, token: string, client: DemoQuote['client']): Promise<PatientPrincipal> {
  const resolve = callAs({ kind: 'service', service: 'launcher' });
  const link = await resolve(resolvePatientLink, { body: { token } });
  const stranger: PatientPrincipal = { kind: 'patient', ...link, identified: false };
  const { dateOfBirth } = CLIENTS[client];
  await callAs(stranger)(identifyPatient, { params: { token }, body: { dateOfBirth } });
  return { ...stranger, identified: true };
}

/** Null for a patient who has only looked. */
function answerTo(
  { documentHash }: Quote,
  client: DemoQuote['client'],
  outcome: DemoOutcome,
  today: string,
): Answer | null {
  switch (outcome.is) {
    case 'ACCEPTED':
      return signed(documentHash, client, addDays(today, outcome.surgeryInDays));
    case 'DECLINED':
      return { response: 'reject', rejectionReason: outcome.reason };
    case 'ASKED':
      return { response: 'query', queryMessage: outcome.question };
    default:
      return null;
  }
}

function signed(documentHash: string | null, client: DemoQuote['client'], preferredDate: string): Answer {
  const { firstName, lastName, dateOfBirth, phone } = CLIENTS[client];
  const patientName = `${firstName} ${lastName}`;
  return {
    response: 'accept',
    patientInfo: {
      ...{ patientName, dateOfBirth, phoneNumber: phone, preferredDate },
      ...{ agreedToTerms: true, agreedToTreatment: true },
    },
    signatureMethod: 'type',
    signatureData: patientName,
    documentHash: documentHash ?? undefined,
  };
}
