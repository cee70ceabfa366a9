import { defineParts } from '@quillcare/service-kit';
import { ListContactMessagesQuery } from './operations/list-contact-messages.query';
import { SendContactMessageHandler } from './operations/send-contact-message.handler';
import { ContactMessageEntity } from './persistence/contact-message.entity';
import { ContactMessageRepository } from './persistence/contact-message.repository';

export const contactParts = defineParts({
  entities: [ContactMessageEntity],
  handlers: [SendContactMessageHandler, ListContactMessagesQuery],
  providers: [ContactMessageRepository],
});
