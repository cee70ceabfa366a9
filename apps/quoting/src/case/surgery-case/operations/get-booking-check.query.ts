import { getBookingCheck, type BookingCheck, type InputOf } from '@quillcare/contracts';
import { Clock, Implements, OrganisationFacts, type Handler } from '@quillcare/service-kit';
import { CaseChecklistReader } from '../../case-checklist/operations/case-checklist.reader';
import { DepositReader } from '../../deposit/operations/deposit.reader';
import { bookingCheckOf } from '../domain/booking-check';
import { caseView } from '../domain/case-view';
import { SurgeryCaseReader } from './surgery-case.reader';

@Implements(getBookingCheck)
export class GetBookingCheckQuery implements Handler<typeof getBookingCheck> {
  constructor(
    private readonly cases: SurgeryCaseReader,
    private readonly deposits: DepositReader,
    private readonly checklists: CaseChecklistReader,
    private readonly organisation: OrganisationFacts,
    private readonly clock: Clock,
  ) {}

  async handle({ params }: InputOf<typeof getBookingCheck>): Promise<BookingCheck> {
    const practice = await this.organisation.current();
    const now = this.clock.now();
    const row = await this.cases.row(params.id);
    const shown = caseView(row, practice, now);
    const [deposit, checklist] = await Promise.all([
      this.deposits.about(shown, practice),
      this.checklists.of(params.id),
    ]);
    return bookingCheckOf({ row, shown, deposit, checklist, practice, now });
  }
}
