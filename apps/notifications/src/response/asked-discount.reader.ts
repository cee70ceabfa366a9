import { Injectable } from '@nestjs/common';
import { readQuote, type EventEnvelope } from '@quillcare/contracts';
import { foundOrNull, organisationOfEvent, RpcClient } from '@quillcare/service-kit';
import type { AskedDiscount } from './domain/discount-approval-news';

/** Reads requested discounts from quoting, because events carry only ids and facts. */
@Injectable()
export class AskedDiscountReader {
  constructor(private readonly rpc: RpcClient) {}

  /** Returns the discount as currently requested. Null if the quote was removed or has no approval request. */
  async of(event: EventEnvelope<{ quoteId: string }>): Promise<AskedDiscount | null> {
    const body = { organisationId: organisationOfEvent(event), quoteId: event.data.quoteId };
    const quote = await foundOrNull(this.rpc.call(readQuote, { body }));
    if (!quote?.approval) return null;
    const { quoteNumber, approval, discount } = quote;
    return { quoteId: quote.id, quoteNumber, capBasisPoints: discount.capBasisPoints, approval };
  }
}
