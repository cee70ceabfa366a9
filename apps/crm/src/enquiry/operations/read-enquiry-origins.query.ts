import { readEnquiryOrigins, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { EnquiryFormReader } from '../enquiry-form.reader';

@Implements(readEnquiryOrigins, { platform: 'the address of an enquiry form tells whose it is' })
export class ReadEnquiryOriginsQuery implements Handler<typeof readEnquiryOrigins> {
  constructor(private readonly forms: EnquiryFormReader) {}

  async handle({ body }: InputOf<typeof readEnquiryOrigins>): Promise<ResultOf<typeof readEnquiryOrigins>> {
    const form = await this.forms.bySlug(body.slug);
    return { origins: form?.isOn ? form.origins : [] };
  }
}
