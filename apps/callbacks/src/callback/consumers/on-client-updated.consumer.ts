import { ClientUpdated } from '@quillcare/contracts';
import { on, organisationOfEvent, presentClient, Readings, RpcClient } from '@quillcare/service-kit';
import { FollowUp } from '../follow-up';

/** Open callbacks show the client's current name and number. */
export const OnClientUpdatedConsumer = on(
  ClientUpdated,
  [FollowUp, Readings, RpcClient],
  (followUp, readings, rpc) => ({
    /** Events carry no personal data, so the client is read from crm. */
    prepare: (event) =>
      readings.read(() => presentClient(rpc, organisationOfEvent(event), event.data.clientId)),

    async handle(_event, read) {
      const client = read.value;
      if (!client) return;
      await readings.keep([`client:${client.id}`], read);
      await followUp.renameClient(client);
    },
  }),
);
