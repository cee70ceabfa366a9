import {
  AppError,
  LeadChanged,
  readLeadCallee,
  type EventData,
  type EventEnvelope,
  type LeadCallee,
} from '@quillcare/contracts';
import { Consumes, Readings, RpcClient, type Consumer, type Reading } from '@quillcare/service-kit';
import { LeadFollower } from '../lead-follower';
import { organisationOfEvent } from './organisation-of-event';

type Changed = EventEnvelope<EventData<typeof LeadChanged>>;

/** Open callbacks show the lead's current name and number, and belong to the client that it became. */
@Consumes(LeadChanged)
export class OnLeadChangedConsumer implements Consumer<typeof LeadChanged> {
  constructor(
    private readonly followers: LeadFollower,
    private readonly readings: Readings,
    private readonly rpc: RpcClient,
  ) {}

  /** As the lead is now, which may be later than the event. */
  prepare(event: Changed): Promise<Reading<LeadCallee | null>> {
    return this.readings.read(() => this.present(event));
  }

  async handle({ data }: Changed, read: Reading<LeadCallee | null>): Promise<void> {
    await this.readings.keep([`lead:${data.id}`], read);
    await this.followers.follow(data.id, read.value);
  }

  private present(event: Changed): Promise<LeadCallee | null> {
    const body = { organisationId: organisationOfEvent(event), leadId: event.data.id };
    return this.rpc.call(readLeadCallee, { body }).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    });
  }
}
