import { SiteChanged, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer, type Reading } from '@quillcare/service-kit';
import { LinkedNameFollower } from '../linked-name.follower';

type Changed = EventEnvelope<EventData<typeof SiteChanged>>;

@Consumes(SiteChanged)
export class OnLeadSiteChangedConsumer implements Consumer<typeof SiteChanged> {
  constructor(private readonly follower: LinkedNameFollower) {}

  prepare(event: Changed): Promise<Reading<string | null>> {
    return this.follower.nameOf('sites', event);
  }

  handle(event: Changed, read: Reading<string | null>): Promise<void> {
    return this.follower.follow('sites', event, read);
  }
}
