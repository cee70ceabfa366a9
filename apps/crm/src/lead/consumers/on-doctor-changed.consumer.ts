import { DoctorChanged, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer, type Reading } from '@quillcare/service-kit';
import { LinkedNameFollower } from '../linked-name.follower';

type Changed = EventEnvelope<EventData<typeof DoctorChanged>>;

@Consumes(DoctorChanged)
export class OnLeadDoctorChangedConsumer implements Consumer<typeof DoctorChanged> {
  constructor(private readonly follower: LinkedNameFollower) {}

  prepare(event: Changed): Promise<Reading<string | null>> {
    return this.follower.nameOf('doctors', event);
  }

  handle(event: Changed, read: Reading<string | null>): Promise<void> {
    return this.follower.follow('doctors', event, read);
  }
}
