import { SurgeryChanged, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer, type Reading } from '@quillcare/service-kit';
import { LinkedNameFollower } from '../linked-name.follower';

type Changed = EventEnvelope<EventData<typeof SurgeryChanged>>;

@Consumes(SurgeryChanged)
export class OnLeadSurgeryChangedConsumer implements Consumer<typeof SurgeryChanged> {
  constructor(private readonly follower: LinkedNameFollower) {}

  prepare(event: Changed): Promise<Reading<string | null>> {
    return this.follower.nameOf('surgeries', event);
  }

  handle(event: Changed, read: Reading<string | null>): Promise<void> {
    return this.follower.follow('surgeries', event, read);
  }
}
