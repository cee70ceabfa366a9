import { LeadChanged, readLeadOrigin } from '@quillcare/contracts';
import { foundOrNull, on, organisationOfEvent, Readings, RpcClient } from '@quillcare/service-kit';
import { ClientEnquiryRepository } from '../persistence/client-enquiry.repository';

/** Stores the enquiry through which a client came, to which their quotes are attributed. */
export const OnLeadChangedConsumer = on(
  LeadChanged,
  [ClientEnquiryRepository, Readings, RpcClient],
  (enquiries, readings, rpc) => ({
    /** Reads the lead's current state, because events can overtake each other. */
    prepare(event) {
      const body = { organisationId: organisationOfEvent(event), leadId: event.data.id };
      return readings.read(() => foundOrNull(rpc.call(readLeadOrigin, { body })));
    },

    async handle({ data }, read) {
      if (!read.value) return;
      await readings.keep([`lead:${data.id}`], read);
      await enquiries.store(data.id, read.value);
    },
  }),
);
