import type { PricedLine, Quote, QuoteLineInput, QuoteVersion } from '@quillcare/contracts';

/** A line of a stored quote as it would be entered again: what was computed is left to be computed. */
export function lineInputOf(line: PricedLine): QuoteLineInput {
  return {
    key: line.key,
    kind: line.kind,
    surgeryId: line.surgeryId,
    description: line.description,
    providerName: line.providerName,
    billedBy: line.billedBy,
    basis: line.basis,
    quantity: line.quantity,
    unitFeeMinor: line.enteredFeeMinor,
    discountMinor: line.discount?.type === 'FIXED_AMOUNT' ? line.discount.amountMinor : 0,
    discountBasisPoints: line.discount?.type === 'PERCENTAGE' ? line.discount.basisPoints : null,
    gstTreatment: line.enteredGst,
    mbsItem: line.mbsItem,
    medicareBenefitMinor: line.enteredMedicareMinor,
    fundBenefitMinor: line.enteredFundMinor,
    optionIds: line.enteredOptionIds ?? null,
  };
}

/** The same without the quote that it came from: a line that was typed as a whole keeps its fee. */
export function templateLineOf(line: PricedLine): QuoteLineInput {
  const input = lineInputOf(line);
  const isTyped = line.base.type === 'AMOUNT' && line.base.source === 'MANUAL';
  return isTyped ? { ...input, key: null, unitFeeMinor: line.enteredFeeMinor ?? line.unitFeeMinor } : input;
}

/** What the preview needs to judge a stored quote. */
export function previewOf(quote: Quote) {
  return {
    quoteId: quote.id,
    clientId: quote.client.id,
    doctorId: quote.doctor.id,
    hospitalId: quote.hospital?.id ?? null,
    siteId: quote.site?.id ?? null,
    procedureClass: quote.procedureClass,
    surgeries: quote.surgeries,
    quoteDiscount: quote.quoteDiscount,
    fund: quote.fund,
    validUntil: quote.validUntil,
    lines: quote.lines.map(lineInputOf),
  };
}

/** Whether the patient may still answer. */
export function isWaiting({ status }: Pick<Quote, 'status'>): boolean {
  return status === 'SENT' || status === 'QUERY_RECEIVED';
}

/** Its surgery case beside the list, which is narrowed to it while the case follows this version. */
export function caseAddress({
  id,
  status,
  surgeryCaseId,
}: Pick<Quote, 'id' | 'status' | 'surgeryCaseId'>): string {
  const own = status === 'SUPERSEDED' ? '' : `quoteId=${id}&`;
  return `/surgery-cases?${own}case=${surgeryCaseId}`;
}

/** The newest version, if it is later than this one. */
export function newerOf(
  quote: Pick<Quote, 'revision'>,
  versions: readonly QuoteVersion[],
): QuoteVersion | null {
  const [newest] = [...versions].sort((a, b) => b.revision - a.revision);
  return newest && newest.revision > quote.revision ? newest : null;
}

/**
 * The version that work goes on with, if it is later than this one. Changes of a signed quote that ended without a signature
 * do not follow it: it stands, or can be taken up again itself.
 */
export function followerOf(
  quote: Pick<Quote, 'revision' | 'supersededAt'>,
  versions: readonly QuoteVersion[],
): QuoteVersion | null {
  const newer = newerOf(quote, versions);
  if (!newer) return null;
  const hasEnded = ['REJECTED', 'EXPIRED', 'WITHDRAWN'].includes(newer.status);
  return hasEnded && quote.supersededAt === null ? null : newer;
}

/** Where a discount stands: an approval holds for a discount up to the one that was asked for. */
export type ApprovalState = 'NOT_NEEDED' | 'MISSING' | 'OUTGROWN' | 'REQUESTED' | 'APPROVED' | 'DECLINED';

export function approvalStateOf({ discount, approval }: Pick<Quote, 'discount' | 'approval'>): ApprovalState {
  if (!discount.approvalNeeded) return 'NOT_NEEDED';
  if (!approval) return 'MISSING';
  if (approval.state !== 'APPROVED') return approval.state;
  const { basisPoints, wholeBasisPoints } = approval;
  const highest = Math.max(discount.highestBasisPoints ?? 0, discount.basisPoints);
  const isCovered = highest <= basisPoints && discount.basisPoints <= (wholeBasisPoints ?? basisPoints);
  return isCovered ? 'APPROVED' : 'OUTGROWN';
}
