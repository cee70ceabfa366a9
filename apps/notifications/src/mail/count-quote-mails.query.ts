import { countQuoteMails } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';

const COUNT = `select count(*)::int as mails from notifications.mail_message
  where organisation_id = $1 and quote_id = any($2::uuid[]) and deleted_at is null`;

export const CountQuoteMailsQuery = implement(countQuoteMails, [TenantReader], (reader) => ({
  async handle({ body }) {
    const found = await reader.one<{ mails: number }>('notifications.mails_of_quotes', COUNT, [
      body.quoteIds,
    ]);
    return { mails: found?.mails ?? 0 };
  },
}));
