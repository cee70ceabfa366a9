import { cancelSurgeryCase } from '@quillcare/contracts';
import { Clock, implement, OrganisationFacts } from '@quillcare/service-kit';
import { SurgeryCaseRepository } from '../persistence/surgery-case.repository';
import { CaseWriter } from './case-writer';
import { SurgeryCaseReader } from './surgery-case.reader';

export const CancelSurgeryCaseHandler = implement(
  cancelSurgeryCase,
  [CaseWriter, SurgeryCaseRepository, SurgeryCaseReader, OrganisationFacts, Clock],
  (writer, cases, reader, organisation, clock) => ({
    prepare: (_input) => organisation.current(),

    async handle({ params, body }, practice) {
      const { id } = params;
      const { surgeryCase: shown } = await writer.lockVersion({ id, version: body.version, practice });
      writer.assertAllowed('CANCEL', shown, practice);
      await cases.cancel(id, { by: 'STAFF', reason: body.reason, now: clock.now() });
      return reader.read(id, practice);
    },
  }),
);
