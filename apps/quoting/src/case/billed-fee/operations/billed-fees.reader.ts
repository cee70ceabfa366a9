import { Injectable } from '@nestjs/common';
import type { BilledFees } from '@quillcare/contracts';
import { QuoteRepository } from '../../../quote';
import type { SurgeryCaseEntity } from '../../surgery-case/persistence/surgery-case.entity';
import { billedFeesOf } from '../domain/billed-fees';
import { BilledFeeRepository } from '../persistence/billed-fee.repository';

/** Reads what was billed for a case, within the current transaction. */
@Injectable()
export class BilledFeesReader {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly fees: BilledFeeRepository,
  ) {}

  async of(surgeryCase: SurgeryCaseEntity): Promise<BilledFees> {
    const quote = await this.quotes.get(surgeryCase.quoteId);
    return billedFeesOf(surgeryCase, quote, await this.fees.ofCase(surgeryCase.id));
  }
}
