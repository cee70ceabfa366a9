import { getEnquiryForm, type EnquiryForm } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { EnquiryFormReader } from '../enquiry-form.reader';

@Implements(getEnquiryForm)
export class GetEnquiryFormQuery implements Handler<typeof getEnquiryForm> {
  constructor(private readonly forms: EnquiryFormReader) {}

  handle(): Promise<EnquiryForm> {
    return this.forms.current();
  }
}
