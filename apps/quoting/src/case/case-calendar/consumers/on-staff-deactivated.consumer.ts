import {
  CalendarFeedChanged,
  StaffDeactivated,
  type EventData,
  type EventEnvelope,
} from '@quillcare/contracts';
import { Consumes, UnitOfWork, type Consumer } from '@quillcare/service-kit';
import { CalendarFeedRepository } from '../persistence/calendar-feed.repository';

/** Ends the calendar addresses that somebody made who was deactivated, if that was chosen. */
@Consumes(StaffDeactivated)
export class OnStaffDeactivatedConsumer implements Consumer<typeof StaffDeactivated> {
  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ data }: EventEnvelope<EventData<typeof StaffDeactivated>>): Promise<void> {
    if (data.keysAndFeeds === 'KEEP') return;
    for (const { id, doctorId } of await this.feeds.madeBy(data.userId)) {
      await this.feeds.end(id);
      this.uow.emit(CalendarFeedChanged, doctorId, { doctorId });
    }
  }
}
