import { ClientsImported, ClientUpdated } from '@quillcare/contracts';
import { clientSyncConsumers } from '@quillcare/service-kit';
import { DraftFollower } from './draft-follower';

const CLIENT_IDS = `select distinct client_id as id from quoting.quote
  where organisation_id = $1 and client_id = any($2::uuid[]) and status = 'DRAFT' and deleted_at is null`;

export const draftClientSyncConsumers = clientSyncConsumers(
  { updated: ClientUpdated, imported: ClientsImported },
  DraftFollower,
  { name: 'quoting.drafted_clients', sql: CLIENT_IDS },
  (drafts, client) => drafts.applyClient(client),
);
