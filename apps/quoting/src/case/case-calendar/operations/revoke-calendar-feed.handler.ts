import {
  CalendarFeedChanged,
  revokeCalendarFeed,
  type CalendarFeed,
  type InputOf,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { CalendarFeedRepository, feedOf } from '../persistence/calendar-feed.repository';

@Implements(revokeCalendarFeed)
export class RevokeCalendarFeedHandler implements Handler<typeof revokeCalendarFeed> {
  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params }: InputOf<typeof revokeCalendarFeed>): Promise<CalendarFeed> {
    const feed = await this.feeds.address(params.id, null);
    if (feed) this.uow.emit(CalendarFeedChanged, params.id, { doctorId: params.id });
    return feedOf(params.id, feed);
  }
}
