import { findAuditPosition } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';

const POSITION = `select sequence, hash from audit.entry
  where organisation_id = $1 and entity_type = $2 and entity_id = $3 and action = $4
    and ($5::text is null or position($5 in notes) > 0)
  order by sequence desc limit 1`;

export const FindAuditPositionQuery = implement(findAuditPosition, [TenantReader], (reader) => ({
  async handle({ body }) {
    const { entityType, entityId, action, noting } = body;
    const found = await reader.one<{ sequence: number; hash: string }>('audit.position', POSITION, [
      entityType,
      entityId,
      action,
      noting ?? null,
    ]);
    return { position: found && { sequence: Number(found.sequence), hash: found.hash } };
  },
}));
