import { LeadChanged, readLeadCallee } from '@quillcare/contracts';
import {
  nullIfNotFound,
  on,
  organisationOfEvent,
  readCurrentClient,
  Readings,
  RpcClient,
} from '@quillcare/service-kit';
import { LeadFollower } from '../lead-follower';

/** Keeps the lead's name and number current on open callbacks and links them to the client the lead was converted to. */
export const OnLeadChangedConsumer = on(
  LeadChanged,
  [LeadFollower, Readings, RpcClient],
  (followers, readings, rpc) => ({
    /** Reads the current state of the lead and of the client it became, which may be newer than the event. */
    prepare(event) {
      const organisationId = organisationOfEvent(event);
      return readings.read(async () => {
        const body = { organisationId, leadId: event.data.id };
        const lead = await nullIfNotFound(rpc.call(readLeadCallee, { body }));
        const clientId = lead?.clientId ?? null;
        const client = clientId === null ? null : await readCurrentClient(rpc, organisationId, clientId);
        return { lead, client };
      });
    },

    async handle({ data }, read) {
      const { lead, client } = read.value;
      const facts = [`lead:${data.id}`, ...(client ? [`client:${client.id}`] : [])];
      await readings.recordIfNewest(facts, read);
      await followers.applyLead(data.id, lead, client);
    },
  }),
);
