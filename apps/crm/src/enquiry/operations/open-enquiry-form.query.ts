import { openEnquiryForm, type InputOf, type PublicEnquiryForm } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { defaultPrivacyNote } from '../domain/enquiry-form';
import { SHORTEST_MS } from '../domain/form-token';
import { EnquiryDoor } from '../enquiry-door';

@Implements(openEnquiryForm, { platform: 'the address of an enquiry form tells whose it is' })
export class OpenEnquiryFormQuery implements Handler<typeof openEnquiryForm> {
  constructor(private readonly door: EnquiryDoor) {}

  async handle({ params }: InputOf<typeof openEnquiryForm>): Promise<PublicEnquiryForm> {
    const { form, practice, isOpen } = await this.door.open(params.slug);
    const { name, phone, country } = practice;
    const shown = { name, phone, email: form.publicEmail ?? '', logo: await this.door.logoOf(form) };
    if (!isOpen) return { state: 'CLOSED', practice: shown };
    return {
      state: 'OPEN',
      practice: shown,
      country,
      slug: form.slug,
      greeting: form.greeting,
      privacyNote: form.privacyNote ?? defaultPrivacyNote(name, country),
      surgeries: await this.door.surgeriesOf(form),
      token: this.door.issueToken(form),
      // A little more, so that the clocks of two processes need not agree to the millisecond.
      waitMs: SHORTEST_MS + 500,
    };
  }
}
