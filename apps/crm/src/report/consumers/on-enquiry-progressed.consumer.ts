import { EnquiryProgressed, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, UnitOfWork, type Consumer } from '@quillcare/service-kit';

/** A lead shows how far its quotes came. An observation, not an edit: its version stays. */
@Consumes(EnquiryProgressed)
export class OnEnquiryProgressedConsumer implements Consumer<typeof EnquiryProgressed> {
  constructor(private readonly uow: UnitOfWork) {}

  async handle({ data }: EventEnvelope<EventData<typeof EnquiryProgressed>>): Promise<void> {
    const { leadId, step, quotedAt, acceptedAt, isDone } = data;
    await this.uow.execute(
      `update crm.lead set quoted_at = $4, quote_accepted_at = $5, is_operated = $6, quote_step = $3
        where organisation_id = $1 and id = $2 and quote_step < $3`,
      [this.uow.organisationId, leadId, step, quotedAt, acceptedAt, isDone],
    );
  }
}
