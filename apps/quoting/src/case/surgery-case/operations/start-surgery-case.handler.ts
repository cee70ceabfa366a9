import { startSurgeryCase } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { CaseAudienceReader } from '../../case-document/case-audience';
import { CaseWriter } from './case-writer';

export const StartSurgeryCaseHandler = implement(
  startSurgeryCase,
  [CaseWriter, CaseAudienceReader],
  (writer, audience) => ({
    prepare: ({ params }) => audience.read(params.id),

    handle({ params, body }, practice) {
      const { version, ...known } = body;
      return writer.applyReadyStep('START', 'STARTED', { id: params.id, version, practice }, known);
    },
  }),
);
