import {
  getPatientDeposit,
  type InputOf,
  type OrganisationRecord,
  type PatientDeposit,
} from '@quillcare/contracts';
import { Implements, OrganisationFacts, type Handler } from '@quillcare/service-kit';
import { actingPatient, refuseUnlessIdentified } from '../../../quote';
import { PatientDepositReader } from './patient-deposit.reader';

@Implements(getPatientDeposit)
export class GetPatientDepositQuery implements Handler<typeof getPatientDeposit> {
  constructor(
    private readonly deposits: PatientDepositReader,
    private readonly organisation: OrganisationFacts,
  ) {}

  prepare(): Promise<OrganisationRecord> {
    return this.organisation.current();
  }

  async handle(
    _input: InputOf<typeof getPatientDeposit>,
    practice: OrganisationRecord,
  ): Promise<PatientDeposit> {
    refuseUnlessIdentified();
    return this.deposits.shown(actingPatient().quoteId, practice);
  }
}
