import type {
  ChoiceGroup,
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

/** One combination of options that the patient may choose. */
export interface StoredVariant {
  optionIds: string[];
  surgeries: Quote['surgeries'];
  totalMinor: number;
  totals: QuoteTotals;
  discount: Quote['discount'];
  /** Its lines where they differ from the quote's own. */
  changedLines: PricedLine[];
}

/** What the patient may choose, every combination priced; the first is the quote's own. */
export interface QuoteChoicesState {
  groups: ChoiceGroup[];
  variants: StoredVariant[];
}

/** What staff enter, with its prices; frozen when the quote is sent. */
export interface QuoteContent extends QuoteParties {
  clientId: string;
  doctorId: string;
  hospitalId: string | null;
  siteId: string | null;
  procedureClass: ProcedureClass;
  place: Quote['place'];
  /** What the patient would pay in either place, while nobody has decided it. */
  placeResults: Quote['placeResults'];
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
  /** What the patient may choose; null where there is no choice. */
  choices: QuoteChoicesState | null;
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
  surgeryCaseId: string | null;
  documentHash: string | null;
  mailState: Quote['mailState'];
  mailDetail: string | null;
  /** Time of the last delivery report; older reports are ignored. */
  mailStateAt: Date | null;
  /** When the patient's link was locked after too many wrong tries to identify. */
  linkLockedAt: Date | null;
  /** Openings of the patient's page after identification. */
  viewCount: number;
  lastViewedAt: Date | null;
  /** The patient's messages that nobody has read, and since when one waits for an answer. */
  unreadMessages: number;
  questionSince: Date | null;
  /** The language of the interpreter that the patient asked for. */
  interpreterLanguage: string | null;
  /** The accepted version that this one changes. */
  variationOfId: string | null;
  acceptance: Quote['acceptance'];
  acceptanceWithdrawnAt: Date | null;
  acceptanceWithdrawnReason: string | null;
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

/** Those of an ending: whether it is that of a quote or of a change of one. */
export function answeredFacts(
  quote: Pick<QuoteState, 'id' | 'quoteNumber' | 'revision' | 'variationOfId'>,
): ReturnType<typeof quoteFacts> & { variationOfId: string | null } {
  return { ...quoteFacts(quote), variationOfId: quote.variationOfId };
}
