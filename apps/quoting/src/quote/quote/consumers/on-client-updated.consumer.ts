import { ClientUpdated } from '@quillcare/contracts';
import { on, organisationOfEvent, presentClient, Readings, RpcClient } from '@quillcare/service-kit';
import { DraftFollower } from './draft-follower';

/** A client has another name: drafts show it. */
export const OnClientUpdatedConsumer = on(
  ClientUpdated,
  [DraftFollower, Readings, RpcClient],
  (drafts, readings, rpc) => ({
    /** Events carry no personal data, so the client is read from crm; null if removed since. */
    prepare: (event) =>
      readings.read(() => presentClient(rpc, organisationOfEvent(event), event.data.clientId)),

    async handle(_event, read) {
      const client = read.value;
      if (!client) return;
      await readings.keep([`client:${client.id}`], read);
      await drafts.follow(client);
    },
  }),
);
