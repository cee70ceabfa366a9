import { Injectable } from '@nestjs/common';
import type { OrganisationRecord } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { Clock, newId } from '@quillcare/service-kit';
import { currentContent } from '../domain/current-content';
import type { QuoteContent } from '../domain/quote.state';
import { PriceListReader } from './price-list.reader';

/** Reprices stored quotes with the practice's current prices. */
@Injectable()
export class QuoteRepricing {
  constructor(
    private readonly prices: PriceListReader,
    private readonly clock: Clock,
  ) {}

  /** The content of a quote at current prices. Stores nothing. */
  async today(quote: QuoteContent, practice: OrganisationRecord): Promise<QuoteContent> {
    const price = await this.ofToday([quote], practice);
    return price(quote);
  }

  /** Reads the prices these quotes need once, and returns a function that reprices each of them. */
  async ofToday(
    quotes: readonly QuoteContent[],
    practice: OrganisationRecord,
  ): Promise<(quote: QuoteContent) => QuoteContent> {
    const on = todayIn(this.clock.now(), practice.timeZone);
    const surgeries = quotes.flatMap((quote) => quote.surgeries);
    const stored = quotes.flatMap(({ lines }) => lines);
    const prices = await this.prices.read({ surgeries, lines: [], stored }, on);
    return (quote) => currentContent(quote, prices, { country: practice.country, on }, newId);
  }
}
