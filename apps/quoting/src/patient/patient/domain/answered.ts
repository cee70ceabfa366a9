import type {
  AcceptanceSummary,
  PublicQuote,
  PublicQuoteView,
  Quote,
  QuoteStatus,
  SurgeryCaseStatus,
} from '@quillcare/contracts';
import { awaitsConfirmation, canDisputeSignature, type QuoteDocument } from '../../../quote';
import { wasRecorded } from '@quillcare/rules';
import { withdrawalOf } from './withdrawal';

export interface StoredAnswer {
  status: QuoteStatus;
  respondedAt: string | null;
  acceptanceWithdrawnAt: string | null;
  acceptance: Quote['acceptance'];
  /** Whether the link is the patient's own, for a device of the practice, or for confirming an acceptance recorded by staff. */
  purpose: PublicQuote['purpose'];
  /** Null if nothing was accepted. */
  caseStatus: SurgeryCaseStatus | null;
  /** A deposit was requested or paid. */
  hasDeposit: boolean | null;
}

type Answered = Extract<PublicQuoteView, { state: 'answered' }>;

/**
 * The patient's answer as shown on their page. Null if there is none. Whether it can be withdrawn is left out until the patient
 * has proved their identity.
 */
export function answeredOf(
  stored: StoredAnswer,
  document: Pick<QuoteDocument, 'procedureClass' | 'coolingOffDays' | 'coolingOffMonths' | 'timeZone'>,
  identified: boolean,
  now: Date,
): Omit<Answered, 'state' | 'practice' | 'quote'> | null {
  const { status, respondedAt, acceptanceWithdrawnAt: withdrawnAt } = stored;
  if (respondedAt === null) return null;
  const hasDeposit = identified && stored.hasDeposit === true && stored.purpose !== 'TABLET';
  const ended = {
    respondedAt,
    withdrawnAt,
    withdrawal: null,
    awaitsConfirmation: false,
    recorded: null,
    signed: null,
    hasDeposit,
  };
  const recorded = recordedOf(stored.acceptance, respondedAt, identified);
  const signed = signedOf(stored.acceptance, identified);
  if (withdrawnAt !== null) return { ...ended, recorded, signed, response: 'accept' };
  if (status === 'REJECTED') return { ...ended, response: 'reject' };
  if (status !== 'ACCEPTED') return null;
  const isOwn = stored.purpose !== 'TABLET';
  return {
    ...ended,
    response: 'accept',
    withdrawal: identified && isOwn ? withdrawalNow(stored, respondedAt, document, now) : null,
    awaitsConfirmation: isOwn && awaitsConfirmation(stored.acceptance),
    recorded,
    signed: signed && {
      ...signed,
      canDispute: identified && isOwn && hasCase(stored) && canDisputeSignature(stored.acceptance),
    },
  };
}

function recordedOf(
  acceptance: StoredAnswer['acceptance'],
  respondedAt: string,
  identified: boolean,
): Answered['recorded'] {
  if (!acceptance || !wasRecorded(acceptance)) return null;
  const { mode, recordedAt } = acceptance;
  return { mode, at: recordedAt ?? respondedAt, ...disputeOf(acceptance, identified) };
}

function signedOf(acceptance: StoredAnswer['acceptance'], identified: boolean): Answered['signed'] {
  if (!acceptance || wasRecorded(acceptance)) return null;
  return { canDispute: false, ...disputeOf(acceptance, identified) };
}

function disputeOf({ disputedAt, settlement }: AcceptanceSummary, identified: boolean) {
  const settled = settlement && {
    at: settlement.at,
    outcome: settlement.outcome,
    reason: identified ? settlement.reason : null,
  };
  return { disputedAt, settled: settled ?? null };
}

/** Whether there is a case that a dispute would put on hold. */
function hasCase({ caseStatus }: StoredAnswer): boolean {
  return caseStatus !== null && caseStatus !== 'CANCELLED';
}

function withdrawalNow(
  { caseStatus }: StoredAnswer,
  respondedAt: string,
  document: Parameters<typeof answeredOf>[1],
  now: Date,
): Answered['withdrawal'] {
  if (caseStatus === null) return null;
  const { procedureClass, timeZone } = document;
  const coolingOffDays = document.coolingOffDays ?? null;
  const coolingOffMonths = document.coolingOffMonths ?? 0;
  const acceptedAt = new Date(respondedAt);
  const { isAllowed, until } = withdrawalOf(
    { caseStatus, procedureClass, acceptedAt, coolingOffDays, coolingOffMonths, timeZone },
    now,
  );
  return isAllowed ? { until: until?.toISOString() ?? null } : null;
}
