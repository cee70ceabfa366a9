import { getCaseDeposit } from '@quillcare/contracts';
import { implement, OrganisationFacts } from '@quillcare/service-kit';
import { caseDepositView } from '../../surgery-case/domain/deposit-state';
import { DepositReader } from './deposit.reader';

export const GetCaseDepositQuery = implement(
  getCaseDeposit,
  [DepositReader, OrganisationFacts],
  (deposits, organisation) => ({
    prepare: (_input) => organisation.current(),

    handle: async ({ params }, practice) => caseDepositView(await deposits.read(params.id, practice)),
  }),
);
