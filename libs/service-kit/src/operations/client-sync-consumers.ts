import type { Client, ClientsImported, ClientUpdated } from '@quillcare/contracts';
import { organisationOfEvent } from '../messaging/event-messages';
import { Readings } from '../messaging/readings';
import { TenantReader } from '../persistence/tenant-reader';
import { on } from './handlers';
import { readCurrentClient, readCurrentClients } from './current-clients';
import { RpcClient } from './rpc-client';

/**
 * Defines the two consumers that keep a service's copies of client data up to date, after a change and after an import. Events
 * carry no personal data, so the clients are read from crm.
 *
 * @param events Passed in by the service, because the permissions of its NATS user are derived from the events it imports.
 * @param shown Named SQL that returns the `id` of those clients `$2` the practice `$1` has copies of; of an import's clients that
 * is only a few.
 * @param follow Updates the copies of a client.
 */
export function clientSyncConsumers<F>(
  events: { updated: typeof ClientUpdated; imported: typeof ClientsImported },
  follower: abstract new (...args: never[]) => F,
  shownName: { name: string; sql: string },
  follow: (follower: F, client: Client) => Promise<void>,
) {
  const onUpdated = on(events.updated, [follower, Readings, RpcClient], (instance, readings, rpc) => ({
    prepare: (event) =>
      readings.read(() => readCurrentClient(rpc, organisationOfEvent(event), event.data.clientId)),

    async handle(_event, read) {
      const client = read.value;
      if (!client) return;
      await readings.recordIfNewest([`client:${client.id}`], read);
      await follow(instance, client);
    },
  }));
  const onImported = on(
    events.imported,
    [follower, TenantReader, Readings, RpcClient],
    (instance, reader, readings, rpc) => ({
      prepare: (event) =>
        readings.read(async () => {
          const { changedIds = [] } = event.data;
          if (changedIds.length === 0) return [];
          const found = await reader.rows<{ id: string }>(shownName.name, shownName.sql, [changedIds]);
          const ids = found.map(({ id }) => id);
          return readCurrentClients(rpc, organisationOfEvent(event), ids);
        }),

      async handle(_event, read) {
        await readings.recordClientsIfNewest(read);
        for (const client of read.value) await follow(instance, client);
      },
    }),
  );
  return [onUpdated, onImported];
}
