import { startSurgeryCase } from '@quillcare/contracts';
import { implement, OrganisationFacts } from '@quillcare/service-kit';
import { CaseWriter } from './case-writer';

export const StartSurgeryCaseHandler = implement(
  startSurgeryCase,
  [CaseWriter, OrganisationFacts],
  (writer, organisation) => ({
    prepare: (_input) => organisation.current(),

    handle({ params, body }, practice) {
      const { version, ...known } = body;
      return writer.applyReadyStep('START', 'STARTED', { id: params.id, version, practice }, known);
    },
  }),
);
