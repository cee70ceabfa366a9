import type {
  Currency,
  EventData,
  EventDefinition,
  PricedLine,
  ProcedureClass,
  Quote,
  QuoteStatus,
  QuoteTotals,
} from '@quillcare/contracts';

/** Snapshots of the people and places of a quote, taken when it was last saved. */
export interface QuoteParties {
  client: Quote['client'];
  doctor: Quote['doctor'];
  hospital: Quote['hospital'];
  site: Quote['site'];
}

/** What staff enter, with its prices; frozen when the quote is sent. */
export interface QuoteContent extends QuoteParties {
  clientId: string;
  doctorId: string;
  hospitalId: string | null;
  siteId: string | null;
  procedureClass: ProcedureClass;
  surgeries: Quote['surgeries'];
  currency: Currency;
  gstRateBasisPoints: number;
  /** The practice's zone, in which the last valid day ends. */
  timeZone: string;
  validUntil: string;
  notesToPatient: string | null;
  lines: PricedLine[];
  totals: QuoteTotals;
  totalMinor: number;
  quoteDiscount: Quote['quoteDiscount'];
  /** All discounts beside the practice's cap. */
  discount: Quote['discount'];
  fund: Quote['fund'];
  notices: Quote['notices'];
  /** The practice's day whose rules it was priced by. */
  pricedOn: string;
  /** The date of the Medicare table it was estimated with; null where nothing was estimated. */
  mbsTableDate: string | null;
  searchKey: string;
}

/** A quote as the domain knows it; the stored row has the same fields. */
export interface QuoteState extends QuoteContent {
  id: string;
  quoteNumber: string;
  revision: number;
  status: QuoteStatus;
  approval: Quote['approval'];
  /** The version it came from, the one that replaced it, and since when. */
  previousId: string | null;
  supersededById: string | null;
  supersededAt: Date | null;
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
