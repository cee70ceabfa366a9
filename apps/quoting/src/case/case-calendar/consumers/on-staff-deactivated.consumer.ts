import { CalendarFeedChanged, StaffDeactivated } from '@quillcare/contracts';
import { on, UnitOfWork } from '@quillcare/service-kit';
import { CalendarFeedRepository } from '../persistence/calendar-feed.repository';

/** Ends the calendar addresses that somebody made who was deactivated, if that was chosen. */
export const OnStaffDeactivatedConsumer = on(
  StaffDeactivated,
  [CalendarFeedRepository, UnitOfWork],
  (feeds, uow) => ({
    async handle({ data }) {
      if (data.keysAndFeeds === 'KEEP') return;
      for (const { id, doctorId } of await feeds.madeBy(data.userId)) {
        await feeds.end(id);
        uow.emit(CalendarFeedChanged, doctorId, { doctorId });
      }
    },
  }),
);
