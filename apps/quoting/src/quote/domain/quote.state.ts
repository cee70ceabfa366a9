import type {
  Currency,
  EventData,
  EventDefinition,
  ProcedureClass,
  Quote,
  QuoteLine,
  QuoteStatus,
  QuoteTotals,
} from '@quillcare/contracts';

/** Snapshots of the people and places of a quote, taken when it was last saved. */
export interface QuoteParties {
  client: Quote['client'];
  doctor: Quote['doctor'];
  hospital: Quote['hospital'];
}

/** What staff enter, with its prices; frozen when the quote is sent. */
export interface QuoteContent extends QuoteParties {
  clientId: string;
  doctorId: string;
  hospitalId: string | null;
  procedureClass: ProcedureClass;
  currency: Currency;
  gstRateBasisPoints: number;
  /** The practice's zone, in which the last valid day ends. */
  timeZone: string;
  validUntil: string;
  notesToPatient: string | null;
  lines: QuoteLine[];
  totals: QuoteTotals;
  totalMinor: number;
  searchKey: string;
}

/** A quote as the domain knows it; the stored row has the same fields. */
export interface QuoteState extends QuoteContent {
  id: string;
  quoteNumber: string;
  revision: number;
  status: QuoteStatus;
  /** The first instant after the last valid day; null while it is a draft. */
  expiresAt: Date | null;
  sentAt: Date | null;
  firstViewedAt: Date | null;
  respondedAt: Date | null;
  rejectionReason: string | null;
  withdrawnReason: string | null;
  queries: Quote['queries'];
  surgeryCaseId: string | null;
  documentHash: string | null;
  mailState: Quote['mailState'];
  mailDetail: string | null;
  /** Time of the last delivery report; older reports are ignored. */
  mailStateAt: Date | null;
  /** When the patient's link was locked after too many wrong dates of birth. */
  linkLockedAt: Date | null;
}

/** An event of a quote, emitted in the transaction that stores it. */
export interface QuoteEvent<E extends EventDefinition = EventDefinition> {
  event: E;
  data: EventData<E>;
}

/** The result of a transition: the new state and its events. */
export interface Transition {
  quote: QuoteState;
  events: QuoteEvent[];
}

/** The facts that every event of a quote carries. */
export function quoteFacts(quote: Pick<QuoteState, 'id' | 'quoteNumber' | 'revision'>): {
  quoteId: string;
  quoteNumber: string;
  revision: number;
} {
  return { quoteId: quote.id, quoteNumber: quote.quoteNumber, revision: quote.revision };
}
