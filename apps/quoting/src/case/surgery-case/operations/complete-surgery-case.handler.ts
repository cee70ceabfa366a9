import { completeSurgeryCase } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { CaseAudienceReader } from '../../case-document/case-audience';
import { CaseWriter } from './case-writer';

export const CompleteSurgeryCaseHandler = implement(
  completeSurgeryCase,
  [CaseWriter, CaseAudienceReader],
  (writer, audience) => ({
    prepare: ({ params }) => audience.read(params.id),

    handle({ params, body }, practice) {
      const { version, ...known } = body;
      return writer.applyReadyStep('COMPLETE', 'COMPLETED', { id: params.id, version, practice }, known);
    },
  }),
);
