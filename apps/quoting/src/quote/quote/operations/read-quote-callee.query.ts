import { AppError, readQuoteCallee, type InputOf, type QuoteCallee } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';

const CALLEE = `select id, quote_number, revision, client_id, created_by as author_id,
    trim(concat_ws(' ', client->>'firstName', client->>'lastName')) as client_name, nullif(client->>'phone', '') as client_phone
  from quoting.quote where organisation_id = $1 and id = $2 and deleted_at is null`;

@Implements(readQuoteCallee)
export class ReadQuoteCalleeQuery implements Handler<typeof readQuoteCallee> {
  constructor(private readonly reader: TenantReader) {}

  async handle({ body }: InputOf<typeof readQuoteCallee>): Promise<QuoteCallee> {
    const quote = await this.reader.one<QuoteCallee>('quoting.quote_callee', CALLEE, [body.quoteId]);
    if (!quote) throw new AppError('NOT_FOUND');
    return quote;
  }
}
