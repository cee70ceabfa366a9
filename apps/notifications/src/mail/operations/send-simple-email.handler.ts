import { Inject } from '@nestjs/common';
import { invalidInput, sendSimpleEmail, type InputOf, type ResultOf } from '@quillcare/contracts';
import {
  CONFIG,
  Implements,
  OrganisationFacts,
  type Handler,
  type ProcessConfig,
} from '@quillcare/service-kit';
import { requireUser } from '../../acting-staff';
import { accountWelcomeLetter, type Letter } from '../../letter/domain/letter';
import { MailDispatcher } from '../mail-dispatcher';

/**
 * Sends only to the caller's own address, once per person (by the letter's key) and in our words. Names and practice come from
 * the session, not from the request, so it cannot be used to email anyone else.
 */
@Implements(sendSimpleEmail)
export class SendSimpleEmailHandler implements Handler<typeof sendSimpleEmail> {
  constructor(
    private readonly organisation: OrganisationFacts,
    private readonly dispatcher: MailDispatcher,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  async prepare({ body }: InputOf<typeof sendSimpleEmail>): Promise<Letter> {
    const { userId, name, email } = requireUser();
    if (body.email !== email.toLowerCase())
      throw invalidInput({ path: 'email', message: 'The welcome email goes to your own address only' });
    const { name: organisationName } = await this.organisation.current();
    return accountWelcomeLetter({ userId, name, email, organisationName }, this.config.publicUrl);
  }

  async handle(
    _input: InputOf<typeof sendSimpleEmail>,
    letter: Letter,
  ): Promise<ResultOf<typeof sendSimpleEmail>> {
    await this.dispatcher.dispatch(letter);
    return { success: true };
  }
}
