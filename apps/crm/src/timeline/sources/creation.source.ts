import { Injectable } from '@nestjs/common';
import { toTimelineBound, type SourceEntry } from '@quillcare/contracts';
import { momentOf, TenantReader } from '@quillcare/service-kit';
import type { TimelineQuery, TimelineSource } from '../timeline.source';

interface Row {
  id: string;
  at: string;
  byId: string | null;
  isImported: boolean;
}

const CREATED = `select id, ${momentOf('created_at')} as at, created_by as by_id, import_id is not null as is_imported
  from crm.client where organisation_id = $1 and id = any($2::uuid[]) and (created_at, id) < ($3::timestamptz, $4::uuid)
  order by created_at desc, id desc limit $5`;

/**
 * Who added the client. Read from the row itself, because the audit trail records an import's batch but not each client it added.
 */
@Injectable()
export class CreationSource implements TimelineSource {
  readonly kinds = ['RECORD'] as const;

  constructor(private readonly reader: TenantReader) {}

  async entries({ familyIds, before, limit }: TimelineQuery): Promise<SourceEntry[]> {
    const bound = toTimelineBound(before, 'client-created');
    const params = [familyIds, bound.at, bound.id, limit];
    const rows = await this.reader.rows<Row>('crm.timeline_created', CREATED, params);
    return rows.map((row) => ({
      at: row.at,
      key: `client-created:${row.id}`,
      byId: row.byId,
      byName: null,
      kind: 'RECORD',
      act: row.isImported ? 'CLIENT_IMPORTED' : 'CLIENT_CREATED',
      subject: null,
      text: null,
      facts: {},
    }));
  }
}
