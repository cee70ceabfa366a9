import { ClientsImported, ClientUpdated } from '@quillcare/contracts';
import { clientFollowers } from '@quillcare/service-kit';
import { FollowUp } from '../follow-up';

const CALLED = `select distinct client_id as id from callbacks.callback
  where organisation_id = $1 and client_id = any($2::uuid[]) and status in ('pending', 'attempted') and deleted_at is null`;

/** Keeps the client's name and number current on open callbacks. */
export const callbackClientFollowers = clientFollowers(
  { updated: ClientUpdated, imported: ClientsImported },
  FollowUp,
  { name: 'callbacks.called_clients', sql: CALLED },
  (followUp, client) => followUp.renameClient(client),
);
