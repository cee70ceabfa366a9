import { followUpSurgeryCase } from '@quillcare/contracts';
import { implement, OrganisationFacts } from '@quillcare/service-kit';
import { CaseWriter } from './case-writer';

export const FollowUpSurgeryCaseHandler = implement(
  followUpSurgeryCase,
  [CaseWriter, OrganisationFacts],
  (writer, organisation) => ({
    prepare: (_input) => organisation.current(),

    handle({ params, body }, practice) {
      const request = { id: params.id, version: body.version, practice };
      return writer.step('POST_OP', 'FOLLOWED_UP', request, body.note);
    },
  }),
);
