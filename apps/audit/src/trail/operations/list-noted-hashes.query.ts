import { listNotedHashes } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';

const PAGE = 500;
const HASH_NOTES = `select sequence, entity_id, notes from audit.entry
  where organisation_id = $1 and entity_type = $2 and sequence > $3 and position($4 in notes) > 0
  order by sequence limit ${PAGE}`;

interface Row {
  sequence: number;
  entityId: string;
  notes: string;
}

export const ListNotedHashesQuery = implement(listNotedHashes, [TenantReader], (reader) => ({
  async handle({ body }) {
    const { entityType, noting, after } = body;
    const rows = await reader.rows<Row>('audit.noted_hashes', HASH_NOTES, [entityType, after, noting]);
    const items = rows.flatMap(({ entityId, notes }) =>
      parseHashes(noting, notes).map((sha256) => ({ entityId, sha256 })),
    );
    return { items, next: rows.length < PAGE ? null : (rows.at(-1)?.sequence ?? null) };
  },
}));

function parseHashes(words: string, notes: string): string[] {
  const parts = notes.split(words).slice(1);
  return parts.flatMap((part) => /^[0-9a-f]{64}/.exec(part)?.[0] ?? []);
}
