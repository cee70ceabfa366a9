import { openEnquiryForm } from '@quillcare/contracts';
import { implementWith } from '@quillcare/service-kit';
import { defaultPrivacyNote } from '../domain/enquiry-form';
import { MIN_AGE_MS } from '../domain/form-token';
import { PublicEnquiryForms } from '../public-enquiry-forms';

export const OpenEnquiryFormQuery = implementWith(
  openEnquiryForm,
  { platform: 'the address of an enquiry form identifies its practice' },
  [PublicEnquiryForms],
  (door) => ({
    async handle({ params }) {
      const { form, practice, isOpen } = await door.open(params.slug);
      const { name, phone, country } = practice;
      const shown = { name, phone, email: form.publicEmail ?? '', logo: await door.readLogo(form) };
      if (!isOpen) return { state: 'CLOSED', practice: shown };
      return {
        state: 'OPEN',
        practice: shown,
        country,
        slug: form.slug,
        greeting: form.greeting,
        privacyNote: form.privacyNote ?? defaultPrivacyNote(name, country),
        surgeries: await door.readSurgeries(form),
        token: door.issueToken(form),
        // Adds a margin, because the clocks of two processes may differ slightly.
        waitMs: MIN_AGE_MS + 500,
      };
    },
  }),
);
