import { CalendarFeedChanged, StaffDeactivated } from '@quillcare/contracts';
import { on, UnitOfWork } from '@quillcare/service-kit';
import { CalendarFeedRepository } from '../persistence/calendar-feed.repository';

/** Revokes the calendar addresses a deactivated staff member had created, if the administrator chose so. */
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
