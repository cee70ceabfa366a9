import {
  surgeryCaseStatus,
  type BilledReason,
  type LeadStage,
  type ReportDivision,
} from '@quillcare/contracts';
import { addDays, monthsOf, type DaySpan } from '@quillcare/rules';

type Filters = Readonly<Record<string, string | undefined>>;

/** The address of a list with everything that matches: its view without filters, then the filters. */
function listAt(path: string, filters: Filters): string {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${path}?${new URLSearchParams([['view', 'all'], ...given]).toString()}`;
}

/** Enquiries that came in on these days. */
export function enquiriesAt({ from, to }: DaySpan, filters: Filters & { stage?: LeadStage } = {}): string {
  return listAt('/leads', { createdAtFrom: from, createdAtTo: to, ...filters });
}

/** Quotes that were first sent on these days. */
export function quotesAt({ from, to }: DaySpan, filters: Filters = {}): string {
  return listAt('/quotes', { firstSentFrom: from, firstSentTo: to, ...filters });
}

/** Quotes whose patients asked on these days. */
export function questionsAt({ from, to }: DaySpan, isAnswered: boolean): string {
  return listAt('/quotes', { askedFrom: from, askedTo: to, isAnswered: String(isAnswered) });
}

/** Quotes that wait, by their last valid day. */
export function waitingAt(from?: string, to?: string | null): string {
  return listAt('/quotes', { outcome: 'WAITING', validUntilFrom: from, validUntilTo: to ?? undefined });
}

/** The waiting quotes that end in the next seven days. */
export function endingSoonAt(today: string): string {
  return waitingAt(today, addDays(today, 7));
}

const STANDING = surgeryCaseStatus.options.filter((status) => status !== 'CANCELLED').join(',');

/** Cases of the acceptances of these days. */
export function casesAt({ from, to }: DaySpan, consent?: 'SIGNED' | 'NOT_SIGNED'): string {
  return listAt('/surgery-cases', { acceptedAtFrom: from, acceptedAtTo: to, status: STANDING, consent });
}

/** Cases with invoices of these days. */
export function billedAt({ from, to }: DaySpan, reason?: BilledReason): string {
  return listAt('/surgery-cases', { billedFrom: from, billedTo: to, billedReason: reason });
}

const FILTERS = { PROCEDURE: 'mainSurgeryId', DOCTOR: 'doctorId', SITE: 'siteId', SOURCE: 'source' } as const;
/** Enquiries ask about a surgery, and a doctor may have referred them. */
const LEAD_FILTERS = { ...FILTERS, PROCEDURE: 'surgeryId', DOCTOR: 'referringDoctorId' } as const;

/** The days and the filters of lists that a row or column stands for. */
export interface Scope {
  span: DaySpan;
  filters: Filters;
}

/** What a row of a breakdown stands for, in the list of quotes. */
export function rowScope(by: ReportDivision, value: string, span: DaySpan): Scope {
  if (by !== 'MONTH') return { span, filters: { [FILTERS[by]]: valueOrNone(value) } };
  return { span: monthOf(value, span), filters: {} };
}

/** The same in the list of leads. */
export function enquiryScope(by: ReportDivision, value: string, span: DaySpan): Scope {
  if (by !== 'MONTH') return { span, filters: { [LEAD_FILTERS[by]]: valueOrNone(value) } };
  return { span: monthOf(value, span), filters: {} };
}

/** What a cell stands for, where a row and a column meet. */
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
