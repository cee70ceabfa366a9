import { SurgeryChanged, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { LinkedNameFollower } from '../linked-name.follower';

type Changed = EventEnvelope<EventData<typeof SurgeryChanged>>;

@Consumes(SurgeryChanged)
export class OnLeadSurgeryChangedConsumer implements Consumer<typeof SurgeryChanged> {
  constructor(private readonly follower: LinkedNameFollower) {}

  prepare(event: Changed): Promise<string | null> {
    return this.follower.nameOf('surgeries', event);
  }

  handle(event: Changed, name: string | null): Promise<void> {
    return this.follower.follow('surgeries', event, name);
  }
}
