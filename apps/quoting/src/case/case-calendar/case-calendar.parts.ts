import { defineParts } from '@quillcare/service-kit';
import { OnStaffDeactivatedConsumer } from './consumers/on-staff-deactivated.consumer';
import { GetCalendarFeedQuery } from './operations/get-calendar-feed.query';
import { GetCaseCalendarQuery } from './operations/get-case-calendar.query';
import { GetReadinessBoardQuery } from './operations/get-readiness-board.query';
import { ListCalendarFeedsQuery } from './operations/list-calendar-feeds.query';
import { ReadCalendarQuery } from './operations/read-calendar.query';
import { RenewCalendarFeedHandler } from './operations/renew-calendar-feed.handler';
import { RevokeCalendarFeedHandler } from './operations/revoke-calendar-feed.handler';
import { CalendarFeedEntity } from './persistence/calendar-feed.entity';
import { CalendarFeedRepository } from './persistence/calendar-feed.repository';

/** Surgery cases by day and by readiness, and calendar feeds to subscribe to. */
export const caseCalendarParts = defineParts({
  entities: [CalendarFeedEntity],
  handlers: [
    GetReadinessBoardQuery,
    GetCaseCalendarQuery,
    GetCalendarFeedQuery,
    ListCalendarFeedsQuery,
    RenewCalendarFeedHandler,
    RevokeCalendarFeedHandler,
    ReadCalendarQuery,
  ],
  consumers: [OnStaffDeactivatedConsumer],
  providers: [CalendarFeedRepository],
});
