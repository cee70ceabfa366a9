import type { Quote } from '@quillcare/contracts';
import type { LineRequest, PricingContext } from '@quillcare/rules';
import { toLineRequests } from '../../quote/domain/line-requests';

/** The fields of a stored quote that determine its price. */
export type StoredQuote = Pick<
  Quote,
  'id' | 'quoteNumber' | 'currency' | 'gstRateBasisPoints' | 'quoteDiscount' | 'lines'
> & { doctorId: string; hospitalId: string | null; siteId: string | null };

/** The lines of a stored quote as pricing requests. GST stays as stored, so that only the rules make a difference. */
export function storedLineRequests({ lines }: Pick<StoredQuote, 'lines'>): LineRequest[] {
  return toLineRequests(lines).map((line, at) => ({ ...line, enteredGst: lines[at]?.gstTreatment ?? null }));
}

/** The pricing circumstances of a stored quote as of a given day. */
export function circumstancesOf(quote: StoredQuote, on: string): PricingContext {
  const { doctorId, hospitalId, siteId, quoteDiscount } = quote;
  return {
    on,
    doctorId,
    hospitalId,
    siteId,
    quoteDiscount,
    discountCapBasisPoints: null,
    gst: {
      country: quote.currency === 'NZD' ? 'NZ' : 'AU',
      rateBasisPoints: quote.gstRateBasisPoints,
      everyLine: null,
    },
  };
}
