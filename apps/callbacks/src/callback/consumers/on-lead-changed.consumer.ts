import { LeadChanged, readLeadCallee } from '@quillcare/contracts';
import { foundOrNull, on, organisationOfEvent, Readings, RpcClient } from '@quillcare/service-kit';
import { LeadFollower } from '../lead-follower';

/** Keeps the lead's name and number current on open callbacks and links them to the client the lead was converted to. */
export const OnLeadChangedConsumer = on(
  LeadChanged,
  [LeadFollower, Readings, RpcClient],
  (followers, readings, rpc) => ({
    /** Reads the lead's current state, which may be newer than the event. */
    prepare(event) {
      const body = { organisationId: organisationOfEvent(event), leadId: event.data.id };
      return readings.read(() => foundOrNull(rpc.call(readLeadCallee, { body })));
    },

    async handle({ data }, read) {
      await readings.keep([`lead:${data.id}`], read);
      await followers.follow(data.id, read.value);
    },
  }),
);
