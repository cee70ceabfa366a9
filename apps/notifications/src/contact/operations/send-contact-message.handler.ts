import { Inject } from '@nestjs/common';
import { sendContactMessage, type InputOf, type ResultOf } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import { CONFIG, Implements, SERVICE_CONFIG, type Handler, type ProcessConfig } from '@quillcare/service-kit';
import { contactLetter } from '../../letter/domain/letter';
import { MailDispatcher } from '../../mail/mail-dispatcher';
import type { NotificationsConfig } from '../../notifications.config';
import { ContactMessageRepository } from '../persistence/contact-message.repository';

@Implements(sendContactMessage, { platformOwned: 'a visitor writes to the operator, not to a practice' })
export class SendContactMessageHandler implements Handler<typeof sendContactMessage> {
  constructor(
    private readonly messages: ContactMessageRepository,
    private readonly dispatcher: MailDispatcher,
    @Inject(SERVICE_CONFIG) private readonly settings: NotificationsConfig,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  async handle({ body }: InputOf<typeof sendContactMessage>): Promise<ResultOf<typeof sendContactMessage>> {
    const { firstName, lastName, email, practiceName, message } = body;
    const key = searchKey(firstName, lastName, email, practiceName, message);
    const { id } = await this.messages.insert({ ...body, searchKey: key });
    const operator = this.settings.OPERATOR_EMAIL;
    // Without an operator address the message is only stored, and super admins find it in their list.
    if (operator)
      await this.dispatcher.dispatch(contactLetter({ id, ...body }, operator, this.config.publicUrl));
    return { received: true };
  }
}
