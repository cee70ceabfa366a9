import type { Client, FieldError, OrganisationRecord } from '@quillcare/contracts';
import { Injectable } from '@nestjs/common';
import { todayIn } from '@quillcare/rules';
import { Clock, newId } from '@quillcare/service-kit';
import { optionProblems } from '../domain/option-problems';
import type { PriceList } from '../domain/price-list';
import { choicesOf, type StoredDraft } from '../domain/price-question';
import { contentOf, type ContentInput } from '../domain/quote-content';
import type { QuoteContent } from '../domain/quote.state';
import { PriceListReader } from './price-list.reader';
import { partiesOf, partyProblems, QuotePartiesReader } from './quote-parties.reader';

export interface QuoteToPrice {
  input: ContentInput;
  client: Client | null;
  organisation: OrganisationRecord;
  stored: StoredDraft | null;
  quoteNumber: string;
}

export interface PricedQuote {
  content: QuoteContent;
  /** Errors for ids that were not found. */
  absent: FieldError[];
  /** Other validation errors of the input. */
  problems: FieldError[];
  prices: PriceList;
}

/** Prices a quote with the practice's directory, rules and tables. Shared by creating, changing and previewing. */
@Injectable()
export class QuotePricing {
  constructor(
    private readonly parties: QuotePartiesReader,
    private readonly prices: PriceListReader,
    private readonly clock: Clock,
  ) {}

  async price({ input, client, organisation, stored, quoteNumber }: QuoteToPrice): Promise<PricedQuote> {
    const on = todayIn(this.clock.now(), organisation.timeZone);
    const { surgeries } = input;
    const [found, prices] = await Promise.all([
      this.parties.find(input),
      this.prices.read({ surgeries, lines: input.lines ?? [], stored: stored?.lines ?? [] }, on),
    ]);
    const parties = partiesOf(input, found, client);
    const context = { prices, on, newId, stored };
    const { content, problems } = contentOf(input, parties, organisation, quoteNumber, context);
    const choices = choicesOf({ ...parties, surgeries, place: input.place });
    return {
      content,
      absent: partyProblems(input, found, keptSurgeries(stored)),
      problems: [...optionProblems({ choices, stored }, prices.configurations), ...problems],
      prices,
    };
  }
}

function keptSurgeries(stored: StoredDraft | null): string[] {
  return stored === null ? [] : stored.choices.surgeries.map(({ surgeryId }) => surgeryId);
}
