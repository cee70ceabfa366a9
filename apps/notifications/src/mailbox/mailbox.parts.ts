import { defineParts } from '@quillcare/service-kit';
import { CreateMailboxMessage1763600001000 } from '../migrations/create-mailbox-message.migration';
import { LocalMailbox } from './local-mailbox';
import { ListMailboxQuery } from './operations/list-mailbox.query';

/** The local mailbox, for whoever has no mail server. */
export const mailboxParts = defineParts({
  migrations: [CreateMailboxMessage1763600001000],
  handlers: [ListMailboxQuery],
  providers: [LocalMailbox],
});
