import { QuoteUpdated, requestInterpreter, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { PatientLinkGuard, quoteFacts, QuoteRepository, refuseUnlessIdentified } from '../../../quote';

@Implements(requestInterpreter)
export class RequestInterpreterHandler implements Handler<typeof requestInterpreter> {
  constructor(
    private readonly guard: PatientLinkGuard,
    private readonly quotes: QuoteRepository,
    private readonly uow: UnitOfWork,
  ) {}

  /** Repeating it is harmless: the same wish is noted once. */
  async handle({
    params,
    body: { language },
  }: InputOf<typeof requestInterpreter>): Promise<ResultOf<typeof requestInterpreter>> {
    refuseUnlessIdentified();
    const { quoteId } = await this.guard.own(params.token);
    const quote = await this.quotes.get(quoteId, { lock: true });
    const former = quote.interpreterLanguage;
    if (former === language) return { language };
    await this.quotes.recordInterpreter(quoteId, language);
    this.uow.emit(QuoteUpdated, quoteId, quoteFacts(quote));
    this.uow.audit({
      entityType: 'QUOTE',
      entityId: quoteId,
      action: 'UPDATE',
      entityLabel: quote.quoteNumber,
      changes: [{ field: 'interpreterLanguage', oldValue: former, newValue: language, dataType: 'STRING' }],
    });
    return { language };
  }
}
