import { defineParts } from '@quillcare/service-kit';
import { LocalMailbox } from './local-mailbox';
import { ListMailboxQuery } from './operations/list-mailbox.query';

/** The local mailbox, used where no mail server is configured. */
export const mailboxParts = defineParts({
  handlers: [ListMailboxQuery],
  providers: [LocalMailbox],
});
