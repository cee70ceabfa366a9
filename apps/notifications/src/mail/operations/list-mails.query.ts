import { listMails, type MailItem } from '@quillcare/contracts';
import { defineList, implement, TenantReader } from '@quillcare/service-kit';
import { maskAddress } from '../domain/mask-address';

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

export const ListMailsQuery = implement(listMails, [TenantReader], (reader) => ({
  async handle({ query }) {
    const page = await reader.page(mailList, query);
    return { ...page, items: page.items.map(toMailItem) };
  },
}));

function toMailItem({ isKept, recipient, ...row }: Row): MailItem {
  return { ...row, recipient: maskAddress(recipient), canRetry: isKept && row.state !== 'DELIVERED' };
}
