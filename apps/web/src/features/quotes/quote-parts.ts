import type { PricedLine, Quote, QuoteLineInput } from '@quillcare/contracts';

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
  };
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

/** Where a discount stands: an approval holds for a discount up to the one that was asked for. */
export type ApprovalState = 'NOT_NEEDED' | 'MISSING' | 'OUTGROWN' | 'REQUESTED' | 'APPROVED' | 'DECLINED';

export function approvalStateOf(quote: Pick<Quote, 'discount' | 'lines' | 'approval'>): ApprovalState {
  const { discount, approval } = quote;
  if (!discount.approvalNeeded) return 'NOT_NEEDED';
  if (!approval) return 'MISSING';
  if (approval.state === 'APPROVED' && approval.basisPoints < discount.basisPoints) return 'OUTGROWN';
  return approval.state;
}
