import { resolvePatientLink } from '@quillcare/contracts';
import { implementWith } from '@quillcare/service-kit';
import { PatientLinkGuard } from './patient-link.guard';

export const ResolvePatientLinkQuery = implementWith(
  resolvePatientLink,
  { platform: 'a patient link identifies its practice' },
  [PatientLinkGuard],
  (guard) => ({
    async handle({ body }) {
      const { linkId, quoteId, organisationId } = await guard.resolve(body.token);
      return { linkId, quoteId, organisationId };
    },
  }),
);
