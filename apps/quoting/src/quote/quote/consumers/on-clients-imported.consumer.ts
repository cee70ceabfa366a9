import { ClientsImported } from '@quillcare/contracts';
import {
  on,
  organisationOfEvent,
  presentClients,
  Readings,
  RpcClient,
  TenantReader,
} from '@quillcare/service-kit';
import { DraftFollower } from './draft-follower';

const DRAFTED = `select distinct client_id as id from quoting.quote
  where organisation_id = $1 and client_id = any($2::uuid[]) and status = 'DRAFT' and deleted_at is null`;

/** An import changed clients: drafts show their current names. */
export const OnClientsImportedConsumer = on(
  ClientsImported,
  [DraftFollower, TenantReader, Readings, RpcClient],
  (drafts, reader, readings, rpc) => ({
    /** Few of a batch's clients have a draft, so only those are read from crm. */
    prepare: (event) =>
      readings.read(async () => {
        const { changedIds = [] } = event.data;
        if (changedIds.length === 0) return [];
        const drafted = await reader.rows<{ id: string }>('quoting.drafted_clients', DRAFTED, [changedIds]);
        const ids = drafted.map(({ id }) => id);
        return presentClients(rpc, organisationOfEvent(event), ids);
      }),

    async handle(_event, read) {
      await readings.keepClients(read);
      for (const client of read.value) await drafts.follow(client);
    },
  }),
);
