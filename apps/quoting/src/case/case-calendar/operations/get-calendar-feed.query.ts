import { getCalendarFeed } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { CalendarFeedRepository, feedOf } from '../persistence/calendar-feed.repository';

export const GetCalendarFeedQuery = implement(
  getCalendarFeed,
  [CalendarFeedRepository, UnitOfWork],
  (feeds, uow) => ({
    handle: ({ params }) =>
      uow.run(async () => {
        await feeds.doctorName(params.id);
        return feedOf(params.id, await feeds.findByDoctor(params.id));
      }),
  }),
);
