import { readEnquiryOrigins } from '@quillcare/contracts';
import { implementWith } from '@quillcare/service-kit';
import { EnquiryFormReader } from '../enquiry-form.reader';

export const ReadEnquiryOriginsQuery = implementWith(
  readEnquiryOrigins,
  { platform: 'the address of an enquiry form identifies its practice' },
  [EnquiryFormReader],
  (forms) => ({
    async handle({ body }) {
      const form = await forms.bySlug(body.slug);
      return { origins: form?.isOn ? form.origins : [] };
    },
  }),
);
