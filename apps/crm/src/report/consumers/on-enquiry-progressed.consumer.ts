import { EnquiryProgressed } from '@quillcare/contracts';
import { on, UnitOfWork } from '@quillcare/service-kit';

/** A lead shows how far its quotes came. An observation, not an edit: its version stays. */
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
