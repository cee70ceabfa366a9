import { getQuote, type Quote } from '@quillcare/contracts';
import { addresseeOf } from '@quillcare/rules';
import { skipToken, useOperationQuery } from '../../../shared/api/hooks';

/**
 * Who gets the emails about a quote, by the same rule as on the server: the patient, or the signatory. Null while the signed
 * version that it changes is loading.
 */
export function useAddressee(quote: Quote): ReturnType<typeof addresseeOf> | null {
  const variedId = quote.acceptance === null ? quote.variationOfId : null;
  const request = variedId === null ? skipToken : { params: { id: variedId } };
  const { currentData, isFetching } = useOperationQuery(getQuote, request);
  const varied = variedId === null ? null : currentData;
  return varied === undefined && isFetching ? null : addresseeOf(quote, varied);
}
