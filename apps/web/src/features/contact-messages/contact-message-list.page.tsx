import { listContactMessages } from '@quillcare/contracts';
import { MailIcon } from '@quillcare/ui';
import { defineList } from '../../shared/list/define-list';
import { ListPage } from '../../shared/list/list-page.view';
import { mailStateOf, senderOf } from './contact-message';
import { ContactMessageDrawer } from './contact-message.drawer';
import { contactMessageWords } from './contact-message.en';

const messageList = defineList({
  name: 'contact-messages',
  operation: listContactMessages,
  words: contactMessageWords,
  title: 'title',
  subtitle: 'subtitle',
  search: 'search',
  defaultSort: '-createdAt',
  nameOf: senderOf,
  opens: {
    drawer: 'message',
    view: ({ row, close }) => <ContactMessageDrawer message={row} onClose={close} />,
  },
  columns: [
    { kind: 'link', name: 'sender', label: 'sender', value: senderOf, isFixed: true },
    {
      kind: 'text',
      name: 'practice',
      label: 'practice',
      from: 'lg',
      value: ({ practiceName }) => practiceName,
    },
    { kind: 'text', name: 'message', label: 'message', grow: 2, least: 160, value: ({ message }) => message },
    {
      kind: 'date',
      name: 'received',
      label: 'received',
      sort: 'createdAt',
      as: 'ago',
      width: 130,
      value: ({ createdAt }) => createdAt,
    },
    {
      kind: 'status',
      name: 'mail',
      label: 'mail',
      width: 150,
      value: mailStateOf,
      hint: (message) => mailStateOf(message).explained,
    },
  ],
  empty: { icon: <MailIcon />, title: 'empty', hint: 'emptyHint' },
});

/** Messages sent from the public site, for super admins. */
export function ContactMessageListPage() {
  return <ListPage list={messageList} />;
}
