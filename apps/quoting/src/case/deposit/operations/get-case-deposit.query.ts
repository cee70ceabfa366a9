import {
  getCaseDeposit,
  type CaseDepositView,
  type InputOf,
  type OrganisationRecord,
} from '@quillcare/contracts';
import { Implements, OrganisationFacts, type Handler } from '@quillcare/service-kit';
import { caseDepositView } from '../domain/deposit-state';
import { DepositReader } from './deposit.reader';

@Implements(getCaseDeposit)
export class GetCaseDepositQuery implements Handler<typeof getCaseDeposit> {
  constructor(
    private readonly deposits: DepositReader,
    private readonly organisation: OrganisationFacts,
  ) {}

  prepare(): Promise<OrganisationRecord> {
    return this.organisation.current();
  }

  async handle(
    { params }: InputOf<typeof getCaseDeposit>,
    practice: OrganisationRecord,
  ): Promise<CaseDepositView> {
    return caseDepositView(await this.deposits.of(params.id, practice));
  }
}
