import { Injectable } from '@nestjs/common';
import { readQuote, type EventEnvelope } from '@quillcare/contracts';
import { nullIfNotFound, organisationOfEvent, RpcClient } from '@quillcare/service-kit';
import type { RequestedDiscount } from './domain/discount-approval-news';

/** Reads requested discounts from quoting, because events carry only ids and facts. */
@Injectable()
export class RequestedDiscountReader {
  constructor(private readonly rpc: RpcClient) {}

  /** Returns the discount as currently requested. Null if the quote was removed or has no approval request. */
  async read(event: EventEnvelope<{ quoteId: string }>): Promise<RequestedDiscount | null> {
    const body = { organisationId: organisationOfEvent(event), quoteId: event.data.quoteId };
    const quote = await nullIfNotFound(this.rpc.call(readQuote, { body }));
    if (!quote?.approval) return null;
    const { quoteNumber, approval, discount } = quote;
    return { quoteId: quote.id, quoteNumber, capBasisPoints: discount.capBasisPoints, approval };
  }
}
