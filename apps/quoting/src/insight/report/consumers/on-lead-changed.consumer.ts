import {
  AppError,
  LeadChanged,
  readLeadOrigin,
  type EventData,
  type EventEnvelope,
  type ResultOf,
} from '@quillcare/contracts';
import { Consumes, Readings, RpcClient, type Consumer, type Reading } from '@quillcare/service-kit';
import { ClientEnquiryRepository } from '../persistence/client-enquiry.repository';

type Changed = EventEnvelope<EventData<typeof LeadChanged>>;
type Origin = ResultOf<typeof readLeadOrigin>;

/** A quote is counted by the enquiry that its client came by. */
@Consumes(LeadChanged)
export class OnLeadChangedConsumer implements Consumer<typeof LeadChanged> {
  constructor(
    private readonly enquiries: ClientEnquiryRepository,
    private readonly readings: Readings,
    private readonly rpc: RpcClient,
  ) {}

  /** What is so now, whatever the event was about: events can overtake each other. */
  prepare({ organisationid, data, id }: Changed): Promise<Reading<Origin | null>> {
    if (!organisationid) throw new Error(`LeadChanged ${id} names no organisation.`);
    const body = { organisationId: organisationid, leadId: data.id };
    return this.readings.read(() => this.rpc.call(readLeadOrigin, { body }).catch(absent));
  }

  async handle({ data }: Changed, read: Reading<Origin | null>): Promise<void> {
    if (!read.value) return;
    await this.readings.keep([`lead:${data.id}`], read);
    await this.enquiries.store(data.id, read.value);
  }
}

function absent(error: unknown): null {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
  throw error;
}
