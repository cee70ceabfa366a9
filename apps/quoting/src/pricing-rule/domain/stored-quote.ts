import type { Quote, QuoteLine } from '@quillcare/contracts';
import type { LineRequest, PricingCircumstances } from '@quillcare/rules';

/** What of a stored quote decides its price. */
export type StoredQuote = Pick<Quote, 'id' | 'quoteNumber' | 'currency' | 'gstRateBasisPoints' | 'lines'> & {
  doctorId: string;
  hospitalId: string | null;
};

/** The lines of a stored quote, ready to be priced again. */
export function requestsOf({ lines }: Pick<StoredQuote, 'lines'>): LineRequest[] {
  return lines.map((line) => ('base' in line ? (line as object as LineRequest) : typedLine(line)));
}

/** A line from before prices were computed has the fee that was typed, which no rule changes. */
function typedLine(line: QuoteLine): LineRequest {
  return {
    ...{ key: line.id, kind: line.kind, surgeryId: line.surgeryId, category: null },
    ...{ procedureClass: 'OTHER', isTreatment: null, minutes: null, options: [], part: null },
    ...{ description: line.description, descriptionWords: null, providerName: line.providerName },
    ...{ billedBy: line.billedBy, basis: line.basis, quantity: line.quantity },
    base: {
      ...{ type: 'AMOUNT', source: 'MANUAL', amountMinor: line.unitFeeMinor },
      from: { id: null, name: line.description },
    },
    enteredFeeMinor: line.unitFeeMinor,
    discount: line.discountMinor > 0 ? { type: 'FIXED_AMOUNT', amountMinor: line.discountMinor } : null,
    enteredGst: line.gstTreatment,
    ...{ mbsItem: line.mbsItem, medicareBenefitMinor: line.medicareBenefitMinor },
    fundBenefitMinor: line.fundBenefitMinor,
  };
}

/** The circumstances of a stored quote, as if it were priced on a day. */
export function circumstancesOf(quote: StoredQuote, on: string): PricingCircumstances {
  return {
    ...{ on, doctorId: quote.doctorId, hospitalId: quote.hospitalId, siteId: null },
    gst: {
      country: quote.currency === 'NZD' ? 'NZ' : 'AU',
      rateBasisPoints: quote.gstRateBasisPoints,
      everyLine: null,
    },
    ...{ quoteDiscount: null, discountCapBasisPoints: null },
  };
}
