import { LeadChanged, readLeadCallee } from '@quillcare/contracts';
import { foundOrNull, on, organisationOfEvent, Readings, RpcClient } from '@quillcare/service-kit';
import { LeadFollower } from '../lead-follower';

/** Open callbacks show the lead's current name and number, and belong to the client that it became. */
export const OnLeadChangedConsumer = on(
  LeadChanged,
  [LeadFollower, Readings, RpcClient],
  (followers, readings, rpc) => ({
    /** Reads the lead as it is now, which may be newer than the event. */
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
