import { Injectable } from '@nestjs/common';
import type { OrganisationRecord } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { Clock, newId } from '@quillcare/service-kit';
import { currentContent } from '../domain/current-content';
import type { QuoteContent } from '../domain/quote.state';
import { PriceListReader } from './price-list.reader';

/** Prices stored quotes again, by what the practice charges today. */
@Injectable()
export class QuoteRepricing {
  constructor(
    private readonly prices: PriceListReader,
    private readonly clock: Clock,
  ) {}

  /** The content of a quote at today's prices; nothing is stored. */
  async today(quote: QuoteContent, practice: OrganisationRecord): Promise<QuoteContent> {
    const on = todayIn(this.clock.now(), practice.timeZone);
    const prices = await this.prices.read({ surgeries: quote.surgeries, lines: [], stored: quote.lines }, on);
    return currentContent(quote, prices, { country: practice.country, on }, newId);
  }
}
