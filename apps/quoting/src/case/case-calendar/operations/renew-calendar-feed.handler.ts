import { CalendarFeedChanged, renewCalendarFeed } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { newFeedToken } from '../domain/feed';
import { CalendarFeedRepository, feedOf } from '../persistence/calendar-feed.repository';

export const RenewCalendarFeedHandler = implement(
  renewCalendarFeed,
  [CalendarFeedRepository, UnitOfWork],
  (feeds, uow) => ({
    async handle({ params }) {
      const { token, hash } = newFeedToken();
      const feed = await feeds.replaceToken(params.id, hash);
      uow.emit(CalendarFeedChanged, params.id, { doctorId: params.id });
      return { ...feedOf(params.id, feed), path: `/calendar/${token}.ics` };
    },
  }),
);
