import { getPatientDeposit } from '@quillcare/contracts';
import { implement, OrganisationFacts } from '@quillcare/service-kit';
import { actingPatient, assertIdentified } from '../../../quote';
import { PatientDepositReader } from './patient-deposit.reader';

export const GetPatientDepositQuery = implement(
  getPatientDeposit,
  [PatientDepositReader, OrganisationFacts],
  (deposits, organisation) => ({
    prepare: (_input) => organisation.current(),

    async handle(_input, practice) {
      assertIdentified();
      return deposits.read(actingPatient().quoteId, practice);
    },
  }),
);
