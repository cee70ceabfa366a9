import { followUpSurgeryCase } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { CaseAudienceReader } from '../../case-document/case-audience';
import { CaseWriter } from './case-writer';

export const FollowUpSurgeryCaseHandler = implement(
  followUpSurgeryCase,
  [CaseWriter, CaseAudienceReader],
  (writer, audience) => ({
    prepare: ({ params }) => audience.read(params.id),

    handle({ params, body }, practice) {
      const request = { id: params.id, version: body.version, practice };
      return writer.step('POST_OP', 'FOLLOWED_UP', request, body.note);
    },
  }),
);
