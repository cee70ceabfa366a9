import { countQuoteMails, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';

const COUNT = `select count(*)::int as mails from notifications.mail_message
  where organisation_id = $1 and quote_id = any($2::uuid[]) and deleted_at is null`;

@Implements(countQuoteMails)
export class CountQuoteMailsQuery implements Handler<typeof countQuoteMails> {
  constructor(private readonly reader: TenantReader) {}

  async handle({ body }: InputOf<typeof countQuoteMails>): Promise<ResultOf<typeof countQuoteMails>> {
    const found = await this.reader.one<{ mails: number }>('notifications.mails_of_quotes', COUNT, [
      body.quoteIds,
    ]);
    return { mails: found?.mails ?? 0 };
  }
}
