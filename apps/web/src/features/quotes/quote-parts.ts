import type { PricedLine, Quote, QuoteLineInput, QuoteVersion } from '@quillcare/contracts';

/** Converts a stored line back to input. Computed values are left null so that they are recomputed. */
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

/** The same for use outside its quote, where a custom line keeps its fee. */
export function templateLineOf(line: PricedLine): QuoteLineInput {
  const input = lineInputOf(line);
  const isTyped = line.base.type === 'AMOUNT' && line.base.source === 'MANUAL';
  return isTyped ? { ...input, key: null, unitFeeMinor: line.enteredFeeMinor ?? line.unitFeeMinor } : input;
}

/** Returns the body with which the preview assesses a stored quote. */
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

/** Returns whether the patient can still respond. */
export function isWaiting({ status }: Pick<Quote, 'status'>): boolean {
  return status === 'SENT' || status === 'QUERY_RECEIVED';
}

/** Path of the quote's surgery case. The case list is filtered to it unless the quote has been superseded. */
export function caseAddress({
  id,
  status,
  surgeryCaseId,
}: Pick<Quote, 'id' | 'status' | 'surgeryCaseId'>): string {
  const own = status === 'SUPERSEDED' ? '' : `quoteId=${id}&`;
  return `/surgery-cases?${own}case=${surgeryCaseId}`;
}

/** Returns the latest version if it is newer than this one, otherwise null. */
export function newerOf(
  quote: Pick<Quote, 'revision'>,
  versions: readonly QuoteVersion[],
): QuoteVersion | null {
  const [newest] = [...versions].sort((a, b) => b.revision - a.revision);
  return newest && newest.revision > quote.revision ? newest : null;
}

/**
 * Returns the version on which work continues, if newer than this one. Variations of a signed quote that ended unsigned do not
 * count: the signed quote remains in force and can be revised again.
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

/** State of a discount's approval. An approval covers discounts up to the one requested. */
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
