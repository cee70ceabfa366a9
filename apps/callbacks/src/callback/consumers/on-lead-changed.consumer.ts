import {
  AppError,
  LeadChanged,
  readLeadCallee,
  type EventData,
  type EventEnvelope,
  type LeadCallee,
} from '@quillcare/contracts';
import { Consumes, RpcClient, type Consumer } from '@quillcare/service-kit';
import { LeadFollower } from '../lead-follower';
import { organisationOfEvent } from './organisation-of-event';

type Changed = EventEnvelope<EventData<typeof LeadChanged>>;

/** Open callbacks show the lead's current name and number, and belong to the client that it became. */
@Consumes(LeadChanged)
export class OnLeadChangedConsumer implements Consumer<typeof LeadChanged> {
  constructor(
    private readonly followers: LeadFollower,
    private readonly rpc: RpcClient,
  ) {}

  /** As the lead is now, which may be later than the event. */
  prepare(event: Changed): Promise<LeadCallee | null> {
    const body = { organisationId: organisationOfEvent(event), leadId: event.data.id };
    return this.rpc.call(readLeadCallee, { body }).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    });
  }

  handle({ data }: Changed, lead: LeadCallee | null): Promise<void> {
    return this.followers.follow(data.id, lead);
  }
}
