import { Injectable } from '@nestjs/common';
import type { CheckedRow } from '@quillcare/contracts';
import { TenantReader, UnitOfWork } from '@quillcare/service-kit';

const INSERT_ROWS = `insert into import.import_check_row (organisation_id, import_id, row, outcome, name, record_id, changes, messages)
  select $1, $2, row, outcome, name, "recordId", changes, messages
    from jsonb_to_recordset($3::jsonb)
      as given (row int, outcome text, name text, "recordId" uuid, changes jsonb, messages jsonb)
  on conflict do nothing`;

const PAGE = `select row, outcome, name, record_id as "recordId", changes, messages from import.import_check_row
  where organisation_id = $1 and import_id = $2 and ($3::text is null or outcome = $3) and row > $4
  order by row limit $5`;

@Injectable()
export class CheckRows {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly reader: TenantReader,
  ) {}

  /** Call it in the transaction that records the batch. */
  async add(importId: string, rows: readonly CheckedRow[]): Promise<void> {
    if (rows.length > 0)
      await this.uow.execute(INSERT_ROWS, [this.uow.organisationId, importId, JSON.stringify(rows)]);
  }

  async page(
    importId: string,
    { outcome = null, cursor = 0, limit }: { outcome?: string | null; cursor?: number; limit: number },
  ): Promise<{ items: CheckedRow[]; nextCursor: number | null }> {
    const found = await this.reader.rows<CheckedRow>('import.checkedRows', PAGE, [
      ...[importId, outcome],
      ...[cursor, limit + 1],
    ]);
    const items = found.slice(0, limit);
    return { items, nextCursor: found.length > limit ? (items.at(-1)?.row ?? null) : null };
  }
}
