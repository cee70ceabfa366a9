import {
  ADDED_ITEMS_LIMIT,
  AppError,
  invalid,
  type AddedItemInput,
  type BilledFee,
  type BilledFeeInput,
  type BilledFees,
  type BilledLine,
  type FieldError,
  type Quote,
  type SurgeryCaseStatus,
} from '@quillcare/contracts';
import {
  billedCharge,
  billedDifference,
  billedTotals,
  enteredFeeProblems,
  quotedCharge,
} from '@quillcare/rules';
import type { AddedItem } from '../persistence/billed-fee.entity';

type QuotedLines = Pick<Quote, 'id' | 'quoteNumber' | 'currency' | 'gstRateBasisPoints' | 'lines'>;

export interface StoredFee {
  lineId: string;
  /** Null if the line is on the quote. */
  addedItem: AddedItem | null;
  version: number;
  amountMinor: number;
  gstMinor: number;
  totalMinor: number;
  quotedMinor: number;
  billedOn: string;
  invoiceReference: string | null;
  billerName: string | null;
  reason: BilledFee['reason'];
  reasonText: string | null;
  updatedAt: Date;
  enteredByName: string | null;
}

const OPEN: readonly SurgeryCaseStatus[] = ['COMPLETED', 'POST_OP'];

/** Billed fees can be entered once the surgery is over. */
export function isBillingOpen({ status }: { status: SurgeryCaseStatus }): boolean {
  return OPEN.includes(status);
}

export function refuseUnlessOpen(surgeryCase: { status: SurgeryCaseStatus; isDisputed: boolean }): void {
  if (surgeryCase.isDisputed) throw new AppError('CASE_DISPUTED');
  if (!isBillingOpen(surgeryCase))
    throw new AppError('ILLEGAL_TRANSITION', {
      detail: 'What was billed is entered once the surgery is completed.',
      facts: { status: surgeryCase.status },
    });
}

/** A line of the comparison, from the quote or added to it. */
type ComparedLine = Omit<BilledLine, 'billed'>;

function linesOf(quote: QuotedLines, stored: readonly StoredFee[]): ComparedLine[] {
  const quoted = quote.lines.map((line): ComparedLine => {
    const { id: lineId, kind, description, providerName, billedBy, basis, gstTreatment } = line;
    const facts = { lineId, kind, description, providerName, billedBy, basis, gstTreatment };
    return { ...facts, isAdded: false, quoted: quotedCharge(line, quote.gstRateBasisPoints) };
  });
  const added = stored.flatMap(({ lineId, addedItem, billerName }): ComparedLine[] =>
    addedItem
      ? [{ ...addedItem, lineId, providerName: billerName, basis: 'FIXED', isAdded: true, quoted: NOTHING }]
      : [],
  );
  return [...quoted, ...added];
}

const NOTHING = { amountMinor: 0, gstMinor: 0, totalMinor: 0 };

/** Compares quoted with billed amounts in the quote's order; added items come last. */
export function billedFeesOf(
  surgeryCase: { id: string; status: SurgeryCaseStatus },
  quote: QuotedLines,
  stored: readonly StoredFee[],
): BilledFees {
  const lines = linesOf(quote, stored).map((line): BilledLine => {
    const fee = stored.find(({ lineId }) => lineId === line.lineId);
    return { ...line, billed: fee ? shownFee(fee, line.quoted.totalMinor) : null };
  });
  return {
    surgeryCaseId: surgeryCase.id,
    quoteNumber: quote.quoteNumber,
    currency: quote.currency,
    gstRateBasisPoints: quote.gstRateBasisPoints,
    isOpen: isBillingOpen(surgeryCase),
    lines,
    totals: billedTotals(lines),
  };
}

function shownFee({ updatedAt, ...fee }: StoredFee, quotedMinor: number): BilledFee {
  const difference = billedDifference(quotedMinor, fee.totalMinor);
  return { ...fee, ...difference, updatedAt: updatedAt.toISOString() };
}

export type EnteredLine = Omit<StoredFee, 'version' | 'updatedAt' | 'enteredByName'> & { quoteId: string };

const OF_THE_QUOTE: FieldError = {
  path: 'item',
  message: 'What the patient was quoted cannot be described differently',
};

/** Builds the entries of a request. Throws with every invalid field of every line. */
export function enteredLines(
  inputs: readonly BilledFeeInput[],
  quote: QuotedLines,
  stored: readonly StoredFee[],
  today: string,
): EnteredLine[] {
  const lines = linesOf(quote, stored);
  const errors: FieldError[] = [];
  const entered = inputs.flatMap((input, at): EnteredLine[] => {
    const line = lines.find(({ lineId }) => lineId === input.lineId);
    if (!line) {
      errors.push({ path: `lines.${at}.lineId`, message: 'Item not found' });
      return [];
    }
    const { entry, problems } = enteredLine(input, { ...line, ...input.item }, quote, today);
    if (input.item && !line.isAdded) problems.push(OF_THE_QUOTE);
    errors.push(...problems.map(({ path, message }) => ({ path: `lines.${at}.${path}`, message })));
    const before = stored.find(({ lineId }) => lineId === input.lineId)?.addedItem ?? null;
    return [{ ...entry, lineId: line.lineId, addedItem: input.item ?? before }];
  });
  if (errors.length > 0) throw invalid(...errors);
  return entered;
}

/** Builds the entry of an item that was never quoted. Throws with every invalid field. */
export function enteredItem(
  { kind, description, billedBy, gstTreatment, ...input }: AddedItemInput,
  quote: QuotedLines,
  added: { lineId: string; count: number },
  today: string,
): EnteredLine {
  const { entry, problems } = enteredLine(input, { gstTreatment, quoted: NOTHING }, quote, today);
  if (added.count >= ADDED_ITEMS_LIMIT)
    problems.push({
      path: 'description',
      message: `At most ${ADDED_ITEMS_LIMIT} items can be added to what was quoted`,
    });
  if (problems.length > 0) throw invalid(...problems);
  return { ...entry, lineId: added.lineId, addedItem: { kind, description, billedBy, gstTreatment } };
}

function enteredLine(
  input: Omit<BilledFeeInput, 'lineId' | 'version' | 'item'>,
  line: Pick<ComparedLine, 'gstTreatment' | 'quoted'>,
  quote: QuotedLines,
  today: string,
): { entry: Omit<EnteredLine, 'lineId' | 'addedItem'>; problems: FieldError[] } {
  const { totalMinor: quotedMinor } = line.quoted;
  const charge = billedCharge(input.amountMinor, line.gstTreatment, quote.gstRateBasisPoints);
  const problems = enteredFeeProblems(input, { quotedMinor, billedMinor: charge.totalMinor, today });
  // Drops a reason left over from before the amount was corrected to the quoted one.
  const isAsQuoted = charge.totalMinor === quotedMinor;
  const { billedOn, invoiceReference, billerName } = input;
  const reasons = isAsQuoted
    ? { reason: null, reasonText: null }
    : { reason: input.reason, reasonText: input.reasonText };
  const entry = {
    quoteId: quote.id,
    ...charge,
    quotedMinor,
    billedOn,
    invoiceReference,
    billerName,
    ...reasons,
  };
  return { entry, problems: [...problems] };
}
