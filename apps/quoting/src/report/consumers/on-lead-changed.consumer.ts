import {
  AppError,
  LeadChanged,
  readLeadOrigin,
  type EventData,
  type EventEnvelope,
  type ResultOf,
} from '@quillcare/contracts';
import { Consumes, RpcClient, type Consumer } from '@quillcare/service-kit';
import { ClientEnquiryRepository } from '../persistence/client-enquiry.repository';

type Changed = EventEnvelope<EventData<typeof LeadChanged>>;
type Origin = ResultOf<typeof readLeadOrigin>;

/** A quote is counted by the enquiry that its client came by. */
@Consumes(LeadChanged)
export class OnLeadChangedConsumer implements Consumer<typeof LeadChanged> {
  constructor(
    private readonly enquiries: ClientEnquiryRepository,
    private readonly rpc: RpcClient,
  ) {}

  /** What is so now, whatever the event was about: events can overtake each other. */
  async prepare({ organisationid, data, id }: Changed): Promise<Origin | null> {
    if (!organisationid) throw new Error(`LeadChanged ${id} names no organisation.`);
    const body = { organisationId: organisationid, leadId: data.id };
    return this.rpc.call(readLeadOrigin, { body }).catch(absent);
  }

  async handle({ data }: Changed, origin: Origin | null): Promise<void> {
    if (origin) await this.enquiries.store(data.id, origin);
  }
}

function absent(error: unknown): null {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
  throw error;
}
