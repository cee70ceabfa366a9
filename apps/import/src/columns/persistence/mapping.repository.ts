import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ImportMapping, ImportRun } from '@quillcare/contracts';
import { toHeaderSetKey } from '@quillcare/rules';
import { UnitOfWork } from '@quillcare/service-kit';

type EntityType = ImportRun['entityType'];

/** Maximum number of header sets remembered per practice. */
const MAX_MAPPINGS = 200;

const UPSERT_MAPPING = `insert into import.import_mapping (organisation_id, entity_type, header_key, mapping, used_at)
  values ($1, $2, $3, $4, $5)
  on conflict (organisation_id, entity_type, header_key) do update set mapping = excluded.mapping, used_at = excluded.used_at`;
const DELETE_OLDEST = `delete from import.import_mapping where organisation_id = $1 and (entity_type, header_key) in (
  select entity_type, header_key from import.import_mapping where organisation_id = $1
   order by used_at desc offset ${MAX_MAPPINGS})`;

/** Remembers which mapping a practice chose for a set of headers, regardless of their order. */
@Injectable()
export class MappingRepository {
  constructor(private readonly uow: UnitOfWork) {}

  async save(entityType: EntityType, headers: readonly string[], mapping: ImportMapping): Promise<void> {
    const { organisationId } = this.uow;
    const json = JSON.stringify({ ...mapping, sheet: null });
    await this.uow.execute(UPSERT_MAPPING, [
      organisationId,
      entityType,
      toHeaderKey(headers),
      json,
      this.uow.now(),
    ]);
    await this.uow.execute(DELETE_OLDEST, [organisationId]);
  }

  async find(
    entityType: EntityType,
    headers: readonly string[],
  ): Promise<{ mapping: ImportMapping; usedAt: string } | null> {
    const [found] = await this.uow.query<{ mapping: ImportMapping; usedAt: Date }>(
      `select mapping, used_at as "usedAt" from import.import_mapping
       where organisation_id = $1 and entity_type = $2 and header_key = $3`,
      [this.uow.organisationId, entityType, toHeaderKey(headers)],
    );
    return found ? { mapping: found.mapping, usedAt: found.usedAt.toISOString() } : null;
  }
}

function toHeaderKey(headers: readonly string[]): string {
  return createHash('sha256').update(toHeaderSetKey(headers)).digest('hex');
}
