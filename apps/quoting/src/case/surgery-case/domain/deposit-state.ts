import type {
  AcceptanceSummary,
  CaseDeposit,
  CaseDepositView,
  DepositPayment,
  QuoteLine,
  QuoteStatus,
  SurgeryCase,
} from '@quillcare/contracts';
import {
  getCountryDefaults,
  calculateDepositDueDate,
  outstandingDepositMinor,
  findDepositRefusal,
  formatDepositRefusal,
  determineDepositStatus,
  isSwitchedOff,
  needsRepresentative,
  todayIn,
  type Country,
  type DepositFacts,
  type DepositLedger,
  type DepositRefusal,
  type FeatureSwitch,
} from '@quillcare/rules';
import { ageAtAcceptance, awaitsConfirmation, type QuoteDocument } from '../../../quote';
import type { DepositRequest, StoredDepositSettings } from './deposit-settings';

export type PaymentRow = Omit<DepositPayment, 'refunds' | 'refundableMinor'>;
export type RefundRow = DepositPayment['refunds'][number] & { paymentId: string };

export interface StoredDeposit {
  request: DepositRequest | null;
  quoteStatus: QuoteStatus;
  acceptanceWithdrawnAt: string | null;
  acceptance: AcceptanceSummary | null;
  currency: CaseDeposit['currency'];
  totalMinor: number;
  lines: QuoteLine[];
  /** The signed document's rules on the patient's age, and the date of birth that unlocks the link. */
  document: Pick<QuoteDocument, 'procedureClass' | 'currency' | 'timeZone' | 'signsAloneFromAge'>;
  dateOfBirth: string | null;
  /** Null if the practice never saved any. */
  settings: Pick<StoredDepositSettings, 'isOn' | 'isLive' | 'businessNumber'> | null;
  payments: PaymentRow[];
  refunds: RefundRow[];
}

export interface DepositState
  extends
    DepositLedger,
    Pick<CaseDepositView, 'standing' | 'askedMinor' | 'openMinor' | 'heldMinor' | 'currency' | 'dueOn'> {
  refusal: DepositRefusal | null;
  /** Whether patients can pay online: on in the practice's settings and not switched off by the platform. */
  isTaking: boolean;
  /** First day the pathway allows a payment. Null if there is none to wait for. */
  from: string | null;
  /** Why no deposit can be taken, in words for staff. Null if it can. */
  reason: string | null;
  stored: StoredDeposit;
  surgeryCase: SurgeryCase;
}

export interface DepositPractice {
  timeZone: string;
  country: Country;
  switchedOff: readonly FeatureSwitch[];
}

export interface DepositView {
  now: Date;
  practice: DepositPractice;
  /** Pages opened after this instant can still be paid. */
  underWaySince: Date;
}

export function depositStateOf(
  surgeryCase: SurgeryCase,
  stored: StoredDeposit,
  view: DepositView,
): DepositState {
  const { practice } = view;
  const today = todayIn(view.now, practice.timeZone);
  const refusal = findDepositRefusal(depositFactsOf(surgeryCase, stored));
  const from = surgeryCase.pathway?.exception ? null : (surgeryCase.pathway?.earliestOn ?? null);
  const { request: ask } = stored;
  const askedMinor = ask && Math.min(ask.amountMinor, stored.totalMinor);
  const ledger = ledgerOf(surgeryCase.deposits);
  const acceptedOn = todayIn(new Date(surgeryCase.acceptedAt), practice.timeZone);
  // While gates are open the first day for a payment is unknown.
  const isDated = ask !== null && refusal !== 'PATHWAY_OPEN';
  const dueOn = isDated ? calculateDepositDueDate({ acceptedOn, from, dueDays: ask.dueDays }) : null;
  const isTaking = (stored.settings?.isOn ?? false) && !isSwitchedOff(practice, 'deposits');
  const isUnderWay = stored.payments.some(
    ({ state, startedAt }) => state === 'STARTED' && new Date(startedAt) > view.underWaySince,
  );
  return {
    ...ledger,
    refusal,
    isTaking,
    from,
    askedMinor,
    dueOn,
    currency: stored.currency,
    stored,
    surgeryCase,
    standing: determineDepositStatus({ ...ledger, askedMinor, refusal, isTaking, isUnderWay, dueOn, today }),
    openMinor: askedMinor === null ? 0 : outstandingDepositMinor(askedMinor, ledger.receivedMinor),
    heldMinor: ledger.receivedMinor - ledger.refundedMinor,
    reason: refusal && formatDepositRefusal(refusal, from, getCountryDefaults(practice.country).locale),
  };
}

export function depositFactsOf(
  surgeryCase: SurgeryCase,
  stored: Pick<
    StoredDeposit,
    'quoteStatus' | 'acceptanceWithdrawnAt' | 'acceptance' | 'document' | 'dateOfBirth'
  >,
): DepositFacts {
  const { status: caseStatus, isDisputed, pathway, acceptanceData } = surgeryCase;
  const age = ageAtAcceptance(stored.document, stored.dateOfBirth, new Date(acceptanceData.signedAt));
  return {
    answer: answerOf(stored),
    awaitsConfirmation: awaitsConfirmation(stored.acceptance),
    needsRepresentative: acceptanceData.signatory.role === 'PATIENT' && needsRepresentative(age),
    isDisputed,
    caseStatus,
    pathway,
  };
}

function answerOf({
  quoteStatus,
  acceptanceWithdrawnAt,
}: Pick<StoredDeposit, 'quoteStatus' | 'acceptanceWithdrawnAt'>): DepositFacts['answer'] {
  if (acceptanceWithdrawnAt !== null || quoteStatus === 'WITHDRAWN' || quoteStatus === 'REJECTED')
    return 'DECLINED';
  return quoteStatus === 'ACCEPTED' ? 'ACCEPTED' : 'OPEN';
}

function ledgerOf(deposits: readonly Pick<CaseDeposit, 'kind' | 'amountMinor'>[]): DepositLedger {
  const sumOf = (target: CaseDeposit['kind']) =>
    deposits.reduce((sum, { kind, amountMinor }) => sum + (kind === target ? amountMinor : 0), 0);
  return { receivedMinor: sumOf('RECEIVED'), refundedMinor: sumOf('REFUNDED') };
}

export function caseDepositView(state: DepositState): CaseDepositView {
  const { payments, refunds } = state.stored;
  return {
    ...state,
    payments: payments.map((payment) => {
      const own = refunds.filter(({ paymentId }) => paymentId === payment.id);
      return { ...payment, refunds: own, refundableMinor: refundableMinor(payment, own, state.heldMinor) };
    }),
  };
}

/**
 * The amount that can still be refunded to the card of a payment, in minor units. Never more than the practice holds for the
 * patient.
 */
export function refundableMinor(
  { state, amountMinor }: Pick<DepositPayment, 'state' | 'amountMinor'>,
  refunds: readonly Pick<RefundRow, 'state' | 'amountMinor'>[],
  heldMinor: number,
): number {
  if (state !== 'PAID') return 0;
  const sumOf = (...states: RefundRow['state'][]) =>
    refunds.reduce((sum, one) => sum + (states.includes(one.state) ? one.amountMinor : 0), 0);
  const remaining = amountMinor - sumOf('STARTED', 'DONE');
  return Math.max(0, Math.min(remaining, heldMinor - sumOf('STARTED')));
}
