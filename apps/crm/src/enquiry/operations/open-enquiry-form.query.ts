import { openEnquiryForm } from '@quillcare/contracts';
import { implementWith } from '@quillcare/service-kit';
import { defaultPrivacyNote } from '../domain/enquiry-form';
import { SHORTEST_MS } from '../domain/form-token';
import { EnquiryDoor } from '../enquiry-door';

export const OpenEnquiryFormQuery = implementWith(
  openEnquiryForm,
  { platform: 'the address of an enquiry form identifies its practice' },
  [EnquiryDoor],
  (door) => ({
    async handle({ params }) {
      const { form, practice, isOpen } = await door.open(params.slug);
      const { name, phone, country } = practice;
      const shown = { name, phone, email: form.publicEmail ?? '', logo: await door.logoOf(form) };
      if (!isOpen) return { state: 'CLOSED', practice: shown };
      return {
        state: 'OPEN',
        practice: shown,
        country,
        slug: form.slug,
        greeting: form.greeting,
        privacyNote: form.privacyNote ?? defaultPrivacyNote(name, country),
        surgeries: await door.surgeriesOf(form),
        token: door.issueToken(form),
        // Adds a margin, because the clocks of two processes may differ slightly.
        waitMs: SHORTEST_MS + 500,
      };
    },
  }),
);
