import { ClientsImported } from '@quillcare/contracts';
import {
  on,
  organisationOfEvent,
  presentClients,
  Readings,
  RpcClient,
  TenantReader,
} from '@quillcare/service-kit';
import { FollowUp } from '../follow-up';

const OPEN = `select distinct client_id as id from callbacks.callback
  where organisation_id = $1 and client_id = any($2::uuid[]) and status in ('pending', 'attempted') and deleted_at is null`;

/** An import changed clients: open callbacks show their current names and numbers. */
export const OnClientsImportedConsumer = on(
  ClientsImported,
  [FollowUp, TenantReader, Readings, RpcClient],
  (followUp, reader, readings, rpc) => ({
    /** Few of a batch's clients have an open callback, so only those are read from crm. */
    prepare: (event) =>
      readings.read(async () => {
        const { changedIds = [] } = event.data;
        if (changedIds.length === 0) return [];
        const called = await reader.rows<{ id: string }>('callbacks.called_clients', OPEN, [changedIds]);
        const ids = called.map(({ id }) => id);
        return presentClients(rpc, organisationOfEvent(event), ids);
      }),

    async handle(_event, read) {
      await readings.keepClients(read);
      for (const client of read.value) await followUp.renameClient(client);
    },
  }),
);
