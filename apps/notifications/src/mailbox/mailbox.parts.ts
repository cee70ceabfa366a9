import { defineParts } from '@quillcare/service-kit';
import { LocalMailbox } from './local-mailbox';
import { ListMailboxQuery } from './operations/list-mailbox.query';

/** The local mailbox, for whoever has no mail server. */
export const mailboxParts = defineParts({
  handlers: [ListMailboxQuery],
  providers: [LocalMailbox],
});
