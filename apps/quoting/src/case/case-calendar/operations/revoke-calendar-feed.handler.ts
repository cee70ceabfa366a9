import { CalendarFeedChanged, revokeCalendarFeed } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { CalendarFeedRepository, feedOf } from '../persistence/calendar-feed.repository';

export const RevokeCalendarFeedHandler = implement(
  revokeCalendarFeed,
  [CalendarFeedRepository, UnitOfWork],
  (feeds, uow) => ({
    async handle({ params }) {
      const feed = await feeds.replaceToken(params.id, null);
      if (feed) uow.emit(CalendarFeedChanged, params.id, { doctorId: params.id });
      return feedOf(params.id, feed);
    },
  }),
);
