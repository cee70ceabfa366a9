import { AppError, readQuoteCallee, type QuoteCallee } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';

const CALLEE = `select id, quote_number, revision, client_id, created_by as author_id,
    trim(concat_ws(' ', client->>'firstName', client->>'lastName')) as client_name, nullif(client->>'phone', '') as client_phone
  from quoting.quote where organisation_id = $1 and id = $2 and deleted_at is null`;

export const ReadQuoteCalleeQuery = implement(readQuoteCallee, [TenantReader], (reader) => ({
  async handle({ body }) {
    const quote = await reader.one<QuoteCallee>('quoting.quote_callee', CALLEE, [body.quoteId]);
    if (!quote) throw new AppError('NOT_FOUND');
    return quote;
  },
}));
