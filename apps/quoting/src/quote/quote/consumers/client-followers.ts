import { ClientsImported, ClientUpdated } from '@quillcare/contracts';
import { clientFollowers } from '@quillcare/service-kit';
import { DraftFollower } from './draft-follower';

const DRAFTED = `select distinct client_id as id from quoting.quote
  where organisation_id = $1 and client_id = any($2::uuid[]) and status = 'DRAFT' and deleted_at is null`;

export const draftClientFollowers = clientFollowers(
  { updated: ClientUpdated, imported: ClientsImported },
  DraftFollower,
  { name: 'quoting.drafted_clients', sql: DRAFTED },
  (drafts, client) => drafts.follow(client),
);
