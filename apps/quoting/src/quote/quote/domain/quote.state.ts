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

/** Snapshots of a quote's people and places, taken when it was last saved. */
export interface QuoteParties {
  client: Quote['client'];
  doctor: Quote['doctor'];
  hospital: Quote['hospital'];
  site: Quote['site'];
}

/** One combination of options the patient can choose. */
export interface StoredVariant {
  optionIds: string[];
  surgeries: Quote['surgeries'];
  totalMinor: number;
  totals: QuoteTotals;
  /** Absent from quotes priced before this was stored. */
  placeResults?: Quote['placeResults'];
  discount: Quote['discount'];
  /** Only the lines that differ from the quote's own. */
  changedLines: PricedLine[];
}

/** The patient's choices with every combination priced. The first is the quote's own. */
export interface QuoteChoicesState {
  groups: ChoiceGroup[];
  variants: StoredVariant[];
}

/** Content entered by staff with its prices. Frozen when the quote is sent. */
export interface QuoteContent extends QuoteParties {
  clientId: string;
  doctorId: string;
  hospitalId: string | null;
  siteId: string | null;
  procedureClass: ProcedureClass;
  place: Quote['place'];
  /** What the patient would pay in either place, while the place is undecided. */
  placeResults: Quote['placeResults'];
  surgeries: Quote['surgeries'];
  currency: Currency;
  gstRateBasisPoints: number;
  /** The practice's time zone, in which the last day of validity ends. */
  timeZone: string;
  validUntil: string;
  notesToPatient: string | null;
  lines: PricedLine[];
  totals: QuoteTotals;
  totalMinor: number;
  /** The patient's choices. Null if there are none. */
  choices: QuoteChoicesState | null;
  quoteDiscount: Quote['quoteDiscount'];
  /** All discounts, compared with the practice's cap. */
  discount: Quote['discount'];
  fund: Quote['fund'];
  notices: Quote['notices'];
  /** The local day of the practice whose rules applied. */
  pricedOn: string;
  /** ISO date of the Medicare table used for the estimate. Null if nothing was estimated. */
  mbsTableDate: string | null;
  searchKey: string;
}

/** The state of a quote, with the same fields as the stored row. */
export interface QuoteState extends QuoteContent {
  id: string;
  quoteNumber: string;
  revision: number;
  status: QuoteStatus;
  approval: Quote['approval'];
  /** The previous version, the version that replaced this one, and when. */
  previousId: string | null;
  supersededById: string | null;
  supersededAt: Date | null;
  /** First instant after the last day of validity. Null for a draft. */
  expiresAt: Date | null;
  sentAt: Date | null;
  firstViewedAt: Date | null;
  respondedAt: Date | null;
  rejectionReason: string | null;
  withdrawnReason: string | null;
  /** Also null for quotes withdrawn before this was recorded. */
  withdrawnAt: Date | null;
  surgeryCaseId: string | null;
  documentHash: string | null;
  mailState: Quote['mailState'];
  mailDetail: string | null;
  /** Time of the latest delivery report; older reports are ignored. */
  mailStateAt: Date | null;
  /** When the patient's link was locked after too many wrong attempts. Null while it is not. */
  linkLockedAt: Date | null;
  /** Views of the patient page after identification. */
  viewCount: number;
  lastViewedAt: Date | null;
  /** Unread messages from the patient, and when the open question was asked. */
  unreadMessages: number;
  questionSince: Date | null;
  /** Language of the interpreter the patient requested. Null if none. */
  interpreterLanguage: string | null;
  /** The accepted version that this one varies. Null if it is not a variation. */
  variationOfId: string | null;
  acceptance: Quote['acceptance'];
  acceptanceWithdrawnAt: Date | null;
  acceptanceWithdrawnReason: string | null;
}

/** An event of a quote, emitted in the transaction that stores the quote. */
export interface QuoteEvent<E extends EventDefinition = EventDefinition> {
  event: E;
  data: EventData<E>;
}

export interface Transition {
  quote: QuoteState;
  events: QuoteEvent[];
}

/** The data common to all events of a quote. */
export function quoteFacts(quote: Pick<QuoteState, 'id' | 'quoteNumber' | 'revision'>): {
  quoteId: string;
  quoteNumber: string;
  revision: number;
} {
  return { quoteId: quote.id, quoteNumber: quote.quoteNumber, revision: quote.revision };
}

/** The data of an event that ends a quote, including whether it is a variation. */
export function answeredFacts(
  quote: Pick<QuoteState, 'id' | 'quoteNumber' | 'revision' | 'variationOfId'>,
): ReturnType<typeof quoteFacts> & { variationOfId: string | null } {
  return { ...quoteFacts(quote), variationOfId: quote.variationOfId };
}
