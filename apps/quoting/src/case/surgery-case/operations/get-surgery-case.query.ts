import { getSurgeryCase } from '@quillcare/contracts';
import { Clock, implement, OrganisationFacts } from '@quillcare/service-kit';
import { ClinicalRight } from '../../case-document/clinical-access';
import { caseView } from '../domain/case-view';
import { SurgeryCaseReader } from './surgery-case.reader';

export const GetSurgeryCaseQuery = implement(
  getSurgeryCase,
  [SurgeryCaseReader, ClinicalRight, OrganisationFacts, Clock],
  (cases, clinical, organisation, clock) => ({
    async handle({ params }) {
      const row = await clinical.readable(await cases.readRow(params.id));
      return caseView(row, await organisation.current(), clock.now());
    },
  }),
);
