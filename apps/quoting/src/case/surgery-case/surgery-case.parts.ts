import { defineParts } from '@quillcare/service-kit';
import { JudgeBookingsJob } from './jobs/judge-bookings.job';
import { BookSurgeryCaseHandler } from './operations/book-surgery-case.handler';
import { CancelSurgeryCaseHandler } from './operations/cancel-surgery-case.handler';
import { CaseBooker } from './operations/case-booker';
import { CaseDirectory } from './operations/case-directory';
import { CaseWriter } from './operations/case-writer';
import { CheckCaseNoticeQuery } from './operations/check-case-notice.query';
import { CompleteSurgeryCaseHandler } from './operations/complete-surgery-case.handler';
import { ConfirmSurgeryCaseHandler } from './operations/confirm-surgery-case.handler';
import { FollowUpSurgeryCaseHandler } from './operations/follow-up-surgery-case.handler';
import { GetSurgeryCaseQuery } from './operations/get-surgery-case.query';
import { ListSurgeryCaseEventsQuery } from './operations/list-surgery-case-events.query';
import { ListSurgeryCasesQuery } from './operations/list-surgery-cases.query';
import { RescheduleSurgeryCaseHandler } from './operations/reschedule-surgery-case.handler';
import { ScheduleSurgeryCaseHandler } from './operations/schedule-surgery-case.handler';
import { StartSurgeryCaseHandler } from './operations/start-surgery-case.handler';
import { SurgeryCaseReader } from './operations/surgery-case.reader';
import { VaryQuoteHandler } from './operations/vary-quote.handler';
import { CaseBookingStore } from './persistence/case-booking.store';
import { CaseEventStore } from './persistence/case-event.store';
import { SurgeryCaseEntity } from './persistence/surgery-case.entity';
import { SurgeryCaseRepository } from './persistence/surgery-case.repository';

/** Surgery cases: opened by an acceptance, booked and completed, with the gates cosmetic surgery requires. */
export const surgeryCaseParts = defineParts({
  entities: [SurgeryCaseEntity],
  handlers: [
    GetSurgeryCaseQuery,
    ListSurgeryCasesQuery,
    ListSurgeryCaseEventsQuery,
    CheckCaseNoticeQuery,
    ScheduleSurgeryCaseHandler,
    RescheduleSurgeryCaseHandler,
    BookSurgeryCaseHandler,
    ConfirmSurgeryCaseHandler,
    StartSurgeryCaseHandler,
    CompleteSurgeryCaseHandler,
    FollowUpSurgeryCaseHandler,
    CancelSurgeryCaseHandler,
    VaryQuoteHandler,
  ],
  jobs: [JudgeBookingsJob],
  providers: [
    SurgeryCaseRepository,
    SurgeryCaseReader,
    CaseEventStore,
    CaseBookingStore,
    CaseDirectory,
    CaseWriter,
    CaseBooker,
  ],
});
