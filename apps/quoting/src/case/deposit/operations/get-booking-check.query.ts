import { getBookingCheck } from '@quillcare/contracts';
import { Clock, implement, OrganisationFacts } from '@quillcare/service-kit';
import { CaseChecklistReader } from '../../case-checklist/operations/case-checklist.reader';
import { ClinicalRight } from '../../case-document/clinical-access';
import { DepositReader } from './deposit.reader';
import { bookingCheckOf } from '../../surgery-case/domain/booking-check';
import { caseView } from '../../surgery-case/domain/case-view';
import { SurgeryCaseReader } from '../../surgery-case/operations/surgery-case.reader';

export const GetBookingCheckQuery = implement(
  getBookingCheck,
  [SurgeryCaseReader, DepositReader, CaseChecklistReader, ClinicalRight, OrganisationFacts, Clock],
  (cases, deposits, checklists, clinical, organisation, clock) => ({
    async handle({ params }) {
      const practice = await organisation.current();
      const now = clock.now();
      const row = await clinical.readable(await cases.readRow(params.id));
      const shown = caseView(row, practice, now);
      const [deposit, checklist] = await Promise.all([
        deposits.readFor(shown, practice),
        checklists.read(params.id),
      ]);
      return bookingCheckOf({ row, surgeryCase: shown, deposit, checklist, practice, now });
    },
  }),
);
