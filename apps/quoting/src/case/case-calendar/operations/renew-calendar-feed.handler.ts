import { CalendarFeedChanged, renewCalendarFeed, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { newFeedToken } from '../domain/feed';
import { CalendarFeedRepository, feedOf } from '../persistence/calendar-feed.repository';

@Implements(renewCalendarFeed)
export class RenewCalendarFeedHandler implements Handler<typeof renewCalendarFeed> {
  constructor(
    private readonly feeds: CalendarFeedRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params }: InputOf<typeof renewCalendarFeed>): Promise<ResultOf<typeof renewCalendarFeed>> {
    const { token, hash } = newFeedToken();
    const feed = await this.feeds.address(params.id, hash);
    this.uow.emit(CalendarFeedChanged, params.id, { doctorId: params.id });
    return { ...feedOf(params.id, feed), path: `/calendar/${token}.ics` };
  }
}
