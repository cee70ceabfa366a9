import { getCalendarFeed, type CalendarFeed, type InputOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { CalendarFeedRepository, feedOf } from '../persistence/calendar-feed.repository';

@Implements(getCalendarFeed)
export class GetCalendarFeedQuery implements Handler<typeof getCalendarFeed> {
  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly uow: UnitOfWork,
  ) {}

  handle({ params }: InputOf<typeof getCalendarFeed>): Promise<CalendarFeed> {
    return this.uow.run(async () => {
      await this.feeds.doctorName(params.id);
      return feedOf(params.id, await this.feeds.ofDoctor(params.id));
    });
  }
}
