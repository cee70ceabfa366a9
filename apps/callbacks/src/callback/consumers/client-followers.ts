import { ClientsImported, ClientUpdated } from '@quillcare/contracts';
import { clientSyncConsumers } from '@quillcare/service-kit';
import { FollowUp } from '../follow-up';

const CLIENT_IDS = `select distinct client_id as id from callbacks.callback
  where organisation_id = $1 and client_id = any($2::uuid[]) and status in ('pending', 'attempted') and deleted_at is null`;

/** Keeps the client's name and number current on open callbacks. */
export const callbackClientSyncConsumers = clientSyncConsumers(
  { updated: ClientUpdated, imported: ClientsImported },
  FollowUp,
  { name: 'callbacks.called_clients', sql: CLIENT_IDS },
  (followUp, client) => followUp.renameClient(client),
);
