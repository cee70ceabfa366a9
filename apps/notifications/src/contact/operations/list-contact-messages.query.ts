import { listContactMessages, type ContactMessage } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import { defineList, implementWith, TenantReader } from '@quillcare/service-kit';
import { contactMailKey } from '../../letter/domain/letter';

const MAIL_STATE = `(select m.state from notifications.mail_message m
  where m.organisation_id = contact_message.organisation_id
    and m.dedupe_key = '${contactMailKey('')}' || contact_message.id) as mail_state`;

const contactMessageList = defineList<ContactMessage>({
  name: 'notifications.contactMessages',
  from: 'notifications.contact_message',
  columns: `id, created_at, first_name, last_name, email, practice_name, message, ${MAIL_STATE}`,
  where: 'deleted_at is null',
  search: { column: 'search_key', key: searchKey },
  sorts: { createdAt: ['created_at'] },
  defaultSort: '-createdAt',
});

export const ListContactMessagesQuery = implementWith(
  listContactMessages,
  {
    platformOwned: 'a super admin has a practice of their own, but these rows belong to none',
  },
  [TenantReader],
  (reader) => ({
    handle: ({ query }) => reader.page(contactMessageList, query),
  }),
);
