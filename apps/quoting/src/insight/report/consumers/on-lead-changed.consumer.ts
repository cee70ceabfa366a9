import { AppError, LeadChanged, readLeadOrigin } from '@quillcare/contracts';
import { on, Readings, RpcClient } from '@quillcare/service-kit';
import { ClientEnquiryRepository } from '../persistence/client-enquiry.repository';

/** A quote is counted by the enquiry that its client came by. */
export const OnLeadChangedConsumer = on(
  LeadChanged,
  [ClientEnquiryRepository, Readings, RpcClient],
  (enquiries, readings, rpc) => ({
    /** What is so now, whatever the event was about: events can overtake each other. */
    prepare({ organisationid, data, id }) {
      if (!organisationid) throw new Error(`LeadChanged ${id} names no organisation.`);
      const body = { organisationId: organisationid, leadId: data.id };
      return readings.read(() => rpc.call(readLeadOrigin, { body }).catch(absent));
    },

    async handle({ data }, read) {
      if (!read.value) return;
      await readings.keep([`lead:${data.id}`], read);
      await enquiries.store(data.id, read.value);
    },
  }),
);

function absent(error: unknown): null {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
  throw error;
}
