import { EnquiryProgressed } from '@quillcare/contracts';
import { on, UnitOfWork } from '@quillcare/service-kit';

/** Records on the lead how far its quotes have progressed. Not an edit, so the lead's version stays the same. */
export const OnEnquiryProgressedConsumer = on(EnquiryProgressed, [UnitOfWork], (uow) => ({
  async handle({ data }) {
    const { leadId, step, quotedAt, acceptedAt, isDone } = data;
    await uow.execute(
      `update crm.lead set quoted_at = $4, quote_accepted_at = $5, is_operated = $6, quote_step = $3
        where organisation_id = $1 and id = $2 and quote_step < $3`,
      [uow.organisationId, leadId, step, quotedAt, acceptedAt, isDone],
    );
  },
}));
