import { confirmSurgeryCase } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { CaseAudienceReader } from '../../case-document/case-audience';
import { CaseWriter } from './case-writer';

export const ConfirmSurgeryCaseHandler = implement(
  confirmSurgeryCase,
  [CaseWriter, CaseAudienceReader],
  (writer, audience) => ({
    prepare: ({ params }) => audience.read(params.id),

    handle({ params, body }, practice) {
      const { version, ...known } = body;
      return writer.applyReadyStep('CONFIRM', 'CONFIRMED', { id: params.id, version, practice }, known);
    },
  }),
);
