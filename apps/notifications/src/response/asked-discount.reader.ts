import { Injectable } from '@nestjs/common';
import { AppError, readQuote, type EventEnvelope } from '@quillcare/contracts';
import { RpcClient } from '@quillcare/service-kit';
import type { AskedDiscount } from './domain/discount-approval-news';

/** Reads what somebody asked for: events carry ids and facts, no words. */
@Injectable()
export class AskedDiscountReader {
  constructor(private readonly rpc: RpcClient) {}

  /** The discount as it is asked for now; null if the quote was removed. */
  async of({
    organisationid,
    type,
    id,
    data,
  }: EventEnvelope<{ quoteId: string }>): Promise<AskedDiscount | null> {
    if (!organisationid) throw new Error(`${type} ${id} names no organisation.`);
    const body = { organisationId: organisationid, quoteId: data.quoteId };
    const quote = await this.rpc.call(readQuote, { body }).catch(absent);
    if (!quote?.approval) return null;
    const { quoteNumber, approval, discount } = quote;
    return { quoteId: quote.id, quoteNumber, capBasisPoints: discount.capBasisPoints, approval };
  }
}

function absent(error: unknown): null {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
  throw error;
}
