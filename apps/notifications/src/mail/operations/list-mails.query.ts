import { listMails, type InputOf, type MailItem, type ResultOf } from '@quillcare/contracts';
import { defineList, Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { maskedAddress } from '../domain/masked-address';

type Row = Omit<MailItem, 'canRetry'> & { isKept: boolean };

export const mailList = defineList<Row>({
  name: 'notifications.mails',
  from: 'notifications.mail_message',
  columns: `id, created_at, template as kind, state, recipient, attempts,
    case when state = 'PENDING' then due_at end as due_at, last_error as detail, failure, route, route_reason, soft_bounces,
    complained_at, quote_id, quote_number, sealed_params is not null as is_kept`,
  where: 'deleted_at is null',
  query: listMails.query,
  sorts: { createdAt: ['created_at'] },
  defaultSort: '-createdAt',
  filters: { status: 'state', kind: 'template' },
  common: ['status', 'kind'],
});

@Implements(listMails)
export class ListMailsQuery implements Handler<typeof listMails> {
  constructor(private readonly reader: TenantReader) {}

  async handle({ query }: InputOf<typeof listMails>): Promise<ResultOf<typeof listMails>> {
    const page = await this.reader.page(mailList, query);
    return { ...page, items: page.items.map(shown) };
  }
}

function shown({ isKept, recipient, ...row }: Row): MailItem {
  return { ...row, recipient: maskedAddress(recipient), canRetry: isKept && row.state !== 'DELIVERED' };
}
