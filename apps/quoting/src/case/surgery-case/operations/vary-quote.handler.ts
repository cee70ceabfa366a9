import { varyQuote, type InputOf, type Quote } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { SurgeryCaseRepository } from '../persistence/surgery-case.repository';
import { NextVersionStarter, type QuoteEntity, type QuoteSources, assertVariable } from '../../../quote';

@Implements(varyQuote)
export class VaryQuoteHandler implements Handler<typeof varyQuote> {
  constructor(
    private readonly next: NextVersionStarter,
    private readonly cases: SurgeryCaseRepository,
  ) {}

  prepare({ params }: InputOf<typeof varyQuote>): Promise<QuoteSources | null> {
    return this.next.prepare(params.id);
  }

  handle({ params, body }: InputOf<typeof varyQuote>, sources: QuoteSources | null): Promise<Quote> {
    return this.next.start(params.id, body, sources, (signed) => this.assertCanVary(signed));
  }

  private async assertCanVary(signed: QuoteEntity): Promise<void> {
    const surgeryCase = signed.surgeryCaseId === null ? null : await this.cases.get(signed.surgeryCaseId);
    assertVariable(signed, surgeryCase?.status ?? null);
  }
}
