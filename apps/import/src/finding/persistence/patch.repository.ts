import { Injectable } from '@nestjs/common';
import { BACKGROUND_RETENTION_HOURS } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import { RowPatches, type PatchedRow } from '../domain/row-patches';

/** A corrected cell: row number, column index and text. A null text reverts the correction. */
export interface CellChange {
  row: number;
  at: number;
  text: string | null;
}

/** Corrections handed to an import are kept this long, because the import may have to wait for its turn. */
const KEPT_FOR_IMPORT = '30 days';

const PAGE = `select row, jsonb_object_agg(at, text) as patch from import.import_patch
  where organisation_id = $1 and import_id = $2 and row > $3 group by row order by row limit $4`;
const OF_ROWS = `select row, jsonb_object_agg(at, text) as patch from import.import_patch
  where organisation_id = $1 and import_id = $2 and row = any($3::int[]) group by row`;
const UPSERT_CELLS = `insert into import.import_patch (organisation_id, import_id, kept_until, row, at, text)
  select $1, $2, $3::timestamptz + interval '${BACKGROUND_RETENTION_HOURS} hours', given.row, given.at, given.text
    from unnest($4::int[], $5::int[], $6::text[]) as given (row, at, text)
  on conflict (import_id, row, at) do update set text = excluded.text, kept_until = excluded.kept_until`;
const DELETE_CELLS = `delete from import.import_patch patch using unnest($3::int[], $4::int[]) as given (row, at)
  where patch.organisation_id = $1 and patch.import_id = $2 and patch.row = given.row and patch.at = given.at`;

/** Stores users' corrections to cells of checked files. */
@Injectable()
export class PatchRepository {
  constructor(private readonly uow: UnitOfWork) {}

  createReader(organisationId: string, importId: string): RowPatches {
    return new RowPatches((afterRow, limit) =>
      this.uow.runFor(organisationId, () =>
        this.uow.query<PatchedRow>(PAGE, [organisationId, importId, afterRow, limit]),
      ),
    );
  }

  async findForRows(importId: string, rows: readonly number[]): Promise<Map<number, PatchedRow['patch']>> {
    const found = await this.uow.query<PatchedRow>(OF_ROWS, [this.uow.organisationId, importId, rows]);
    return new Map(found.map(({ row, patch }) => [row, patch]));
  }

  async change(importId: string, cells: readonly CellChange[]): Promise<void> {
    const corrected = cells.filter((cell): cell is CellChange & { text: string } => cell.text !== null);
    const back = cells.filter(({ text }) => text === null);
    const at = [this.uow.organisationId, importId];
    if (corrected.length > 0)
      await this.uow.execute(UPSERT_CELLS, [
        ...at,
        this.uow.now(),
        ...placesOf(corrected),
        corrected.map(({ text }) => text),
      ]);
    if (back.length > 0) await this.uow.execute(DELETE_CELLS, [...at, ...placesOf(back)]);
  }

  count(importId: string): Promise<number> {
    return this.queryCount(
      'select count(*)::int as count from import.import_patch where organisation_id = $1 and import_id = $2',
      importId,
    );
  }

  /** Hands the corrections of a check over to its import or new check. */
  async transfer(checkId: string, importId: string): Promise<void> {
    await this.uow.execute(
      `update import.import_patch set import_id = $3, kept_until = $4::timestamptz + interval '${KEPT_FOR_IMPORT}'
        where organisation_id = $1 and import_id = $2`,
      [this.uow.organisationId, checkId, importId, this.uow.now()],
    );
  }

  /** Deletes the corrections once they have been imported. */
  async deleteAll(importId: string): Promise<void> {
    await this.uow.execute('delete from import.import_patch where organisation_id = $1 and import_id = $2', [
      this.uow.organisationId,
      importId,
    ]);
  }

  private async queryCount(sql: string, importId: string): Promise<number> {
    const [found] = await this.uow.query<{ count: number }>(sql, [this.uow.organisationId, importId]);
    return found?.count ?? 0;
  }
}

function placesOf(cells: readonly CellChange[]): [number[], number[]] {
  return [cells.map(({ row }) => row), cells.map(({ at }) => at)];
}
