import { completeSurgeryCase } from '@quillcare/contracts';
import { implement, OrganisationFacts } from '@quillcare/service-kit';
import { CaseWriter } from './case-writer';

export const CompleteSurgeryCaseHandler = implement(
  completeSurgeryCase,
  [CaseWriter, OrganisationFacts],
  (writer, organisation) => ({
    prepare: (_input) => organisation.current(),

    handle({ params, body }, practice) {
      const { version, ...known } = body;
      return writer.applyReadyStep('COMPLETE', 'COMPLETED', { id: params.id, version, practice }, known);
    },
  }),
);
