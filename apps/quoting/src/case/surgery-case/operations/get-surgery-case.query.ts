import { getSurgeryCase } from '@quillcare/contracts';
import { implement, OrganisationFacts } from '@quillcare/service-kit';
import { SurgeryCaseReader } from './surgery-case.reader';

export const GetSurgeryCaseQuery = implement(
  getSurgeryCase,
  [SurgeryCaseReader, OrganisationFacts],
  (cases, organisation) => ({
    handle: async ({ params }) => cases.read(params.id, await organisation.current()),
  }),
);
