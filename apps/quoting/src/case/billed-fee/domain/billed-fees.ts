import {
  MAX_ADDED_ITEMS,
  AppError,
  invalidInput,
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

const BILLABLE_STATUSES: readonly SurgeryCaseStatus[] = ['COMPLETED', 'POST_OP'];

/** Billed fees can be entered once the surgery is over. */
export function isBillingOpen({ status }: { status: SurgeryCaseStatus }): boolean {
  return BILLABLE_STATUSES.includes(status);
}

export function assertBillingOpen(surgeryCase: { status: SurgeryCaseStatus; isDisputed: boolean }): void {
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
      ? [
          {
            ...addedItem,
            lineId,
            providerName: billerName,
            basis: 'FIXED',
            isAdded: true,
            quoted: ZERO_CHARGE,
          },
        ]
      : [],
  );
  return [...quoted, ...added];
}

const ZERO_CHARGE = { amountMinor: 0, gstMinor: 0, totalMinor: 0 };

/** Compares quoted with billed amounts in the quote's order; added items come last. */
export function billedFeesOf(
  surgeryCase: { id: string; status: SurgeryCaseStatus },
  quote: QuotedLines,
  stored: readonly StoredFee[],
): BilledFees {
  const lines = linesOf(quote, stored).map((line): BilledLine => {
    const fee = stored.find(({ lineId }) => lineId === line.lineId);
    return { ...line, billed: fee ? toBilledFee(fee, line.quoted.totalMinor) : null };
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

function toBilledFee({ updatedAt, ...fee }: StoredFee, quotedMinor: number): BilledFee {
  const difference = billedDifference(quotedMinor, fee.totalMinor);
  return { ...fee, ...difference, updatedAt: updatedAt.toISOString() };
}

const NO_AMOUNT_ERROR: FieldError = { path: 'amountMinor', message: 'Please enter an amount' };

export type LineEntry = Omit<StoredFee, 'version' | 'updatedAt' | 'enteredByName'> & { quoteId: string };

const QUOTED_ITEM_ERROR: FieldError = {
  path: 'item',
  message: 'What the patient was quoted cannot be described differently',
};

/** Builds the entries of a request. Throws with every invalid field of every line. */
export function buildLineEntries(
  inputs: readonly BilledFeeInput[],
  quote: QuotedLines,
  stored: readonly StoredFee[],
  today: string,
): LineEntry[] {
  const lines = linesOf(quote, stored);
  const errors: FieldError[] = [];
  const entered = inputs.flatMap((input, at): LineEntry[] => {
    const line = lines.find(({ lineId }) => lineId === input.lineId);
    if (!line) {
      errors.push({ path: `lines.${at}.lineId`, message: 'Item not found' });
      return [];
    }
    const { entry, problems } = buildEntry(input, { ...line, ...input.item }, quote, today);
    if (input.item && !line.isAdded) problems.push(QUOTED_ITEM_ERROR);
    // As when it was added: an item that was not billed after all is removed instead.
    if (line.isAdded && input.amountMinor === 0) problems.push(NO_AMOUNT_ERROR);
    errors.push(...problems.map(({ path, message }) => ({ path: `lines.${at}.${path}`, message })));
    const before = stored.find(({ lineId }) => lineId === input.lineId)?.addedItem ?? null;
    return [{ ...entry, lineId: line.lineId, addedItem: input.item ?? before }];
  });
  if (errors.length > 0) throw invalidInput(...errors);
  return entered;
}

/** Builds the entry of an item that was never quoted. Throws with every invalid field. */
export function buildItemEntry(
  { kind, description, billedBy, gstTreatment, ...input }: AddedItemInput,
  quote: QuotedLines,
  added: { lineId: string; count: number },
  today: string,
): LineEntry {
  const { entry, problems } = buildEntry(input, { gstTreatment, quoted: ZERO_CHARGE }, quote, today);
  if (added.count >= MAX_ADDED_ITEMS)
    problems.push({
      path: 'description',
      message: `At most ${MAX_ADDED_ITEMS} items can be added to what was quoted`,
    });
  if (problems.length > 0) throw invalidInput(...problems);
  return { ...entry, lineId: added.lineId, addedItem: { kind, description, billedBy, gstTreatment } };
}

function buildEntry(
  input: Omit<BilledFeeInput, 'lineId' | 'version' | 'item'>,
  line: Pick<ComparedLine, 'gstTreatment' | 'quoted'>,
  quote: QuotedLines,
  today: string,
): { entry: Omit<LineEntry, 'lineId' | 'addedItem'>; problems: FieldError[] } {
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
