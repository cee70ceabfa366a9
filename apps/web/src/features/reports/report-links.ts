import {
  surgeryCaseStatus,
  type BilledReason,
  type LeadStage,
  type ReportDivision,
} from '@quillcare/contracts';
import { addDays, monthsOf, type DaySpan } from '@quillcare/rules';

type Filters = Readonly<Record<string, string | undefined>>;

/** URL of a list with these filters. `view=all` turns off the default view's own filters. */
function listAt(path: string, filters: Filters): string {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${path}?${new URLSearchParams([['view', 'all'], ...given]).toString()}`;
}

/** Enquiries received in the period. */
export function enquiriesAt({ from, to }: DaySpan, filters: Filters & { stage?: LeadStage } = {}): string {
  return listAt('/leads', { createdAtFrom: from, createdAtTo: to, ...filters });
}

/** Quotes first sent in the period. */
export function quotesAt({ from, to }: DaySpan, filters: Filters = {}): string {
  return listAt('/quotes', { firstSentFrom: from, firstSentTo: to, ...filters });
}

/** Quotes whose patients asked a question in the period. */
export function questionsAt({ from, to }: DaySpan, isAnswered: boolean): string {
  return listAt('/quotes', { askedFrom: from, askedTo: to, isAnswered: String(isAnswered) });
}

/** Waiting quotes by last valid day. */
export function waitingAt(from?: string, to?: string | null): string {
  return listAt('/quotes', { outcome: 'WAITING', validUntilFrom: from, validUntilTo: to ?? undefined });
}

/** Waiting quotes expiring within the next seven days. */
export function endingSoonAt(today: string): string {
  return waitingAt(today, addDays(today, 7));
}

const STANDING = surgeryCaseStatus.options.filter((status) => status !== 'CANCELLED').join(',');

/** Cases from acceptances in the period. */
export function casesAt({ from, to }: DaySpan, consent?: 'SIGNED' | 'NOT_SIGNED'): string {
  return listAt('/surgery-cases', { acceptedAtFrom: from, acceptedAtTo: to, status: STANDING, consent });
}

/** Cases with invoices in the period. */
export function billedAt({ from, to }: DaySpan, reason?: BilledReason): string {
  return listAt('/surgery-cases', { billedFrom: from, billedTo: to, billedReason: reason });
}

const FILTERS = { PROCEDURE: 'mainSurgeryId', DOCTOR: 'doctorId', SITE: 'siteId', SOURCE: 'source' } as const;
/** Leads filter by the surgery they asked about and by the referring doctor. */
const LEAD_FILTERS = { ...FILTERS, PROCEDURE: 'surgeryId', DOCTOR: 'referringDoctorId' } as const;

/** The dates and list filters for a row or column. */
export interface Scope {
  span: DaySpan;
  filters: Filters;
}

/** Returns the quote list's scope for a row of a breakdown. */
export function rowScope(by: ReportDivision, value: string, span: DaySpan): Scope {
  if (by !== 'MONTH') return { span, filters: { [FILTERS[by]]: valueOrNone(value) } };
  return { span: monthOf(value, span), filters: {} };
}

/** Returns the lead list's scope for a row of a breakdown. */
export function enquiryScope(by: ReportDivision, value: string, span: DaySpan): Scope {
  if (by !== 'MONTH') return { span, filters: { [LEAD_FILTERS[by]]: valueOrNone(value) } };
  return { span: monthOf(value, span), filters: {} };
}

/** Intersects the scopes of a row and a column. */
export function cellScope(row: Scope, column: Scope, span: DaySpan): Scope {
  const isMonth = Object.keys(column.filters).length === 0;
  return { span: isMonth ? column.span : span, filters: { ...row.filters, ...column.filters } };
}

function monthOf(value: string, span: DaySpan): DaySpan {
  return monthsOf(span).find(({ from }) => from === value) ?? span;
}

function valueOrNone(value: string): string {
  return value === '' ? 'none' : value;
}
