import { Injectable } from '@nestjs/common';
import {
  BACKGROUND_RETENTION_HOURS,
  ERROR_ROWS_RETENTION_DAYS,
  type FindingKind,
  type FindingRow,
  type OddValues,
} from '@quillcare/contracts';
import type { RowFinding } from '@quillcare/rules';
import { TenantReader, UnitOfWork } from '@quillcare/service-kit';

export interface FoundRow {
  row: number;
  cells: readonly string[];
  findings: readonly RowFinding[];
  canMend: boolean;
}

const INSERT_ROWS = `insert into import.import_finding_row (organisation_id, import_id, kept_until, row, cells, findings, can_mend)
  select $1, $2, $3::timestamptz + make_interval(hours => $4), given.row, given.cells, given.findings, given."canMend"
    from jsonb_to_recordset($5::jsonb) as given (row int, cells jsonb, findings jsonb, "canMend" boolean)
  on conflict do nothing`;
const ROW_COLUMNS = `row, cells, findings, can_mend as "canMend"`;
const PAGE = `select ${ROW_COLUMNS} from import.import_finding_row
  where organisation_id = $1 and import_id = $2 and row > $3
    and ($5 = false or findings @> '[{"severity": "ERROR"}]') order by row limit $4`;
const SELECT_CORRECTIONS = `select row, jsonb_object_agg(at, text) as mended from import.import_patch
  where organisation_id = $1 and import_id = $2 and row = any($3::int[]) group by row`;
const LOCK_ROWS = `select ${ROW_COLUMNS} from import.import_finding_row
  where organisation_id = $1 and import_id = $2 and row = any($3::int[]) and can_mend order by row for update`;
// Matches the original text of a cell with a finding. Cells already corrected by a person are skipped.
const SELECT_SAME_VALUE = `select ${ROW_COLUMNS} from import.import_finding_row
  where organisation_id = $1 and import_id = $2 and can_mend and coalesce(cells->>$3::int, '') = $4
    and findings @> jsonb_build_array(jsonb_build_object('at', $3::int)) and row > $5
    and not exists (select from import.import_patch patch where patch.organisation_id = $1 and patch.import_id = $2
      and patch.row = import_finding_row.row and patch.at = $3::int)
  order by row limit $6 for update`;
const REPLACE = `update import.import_finding_row found set findings = given.findings
  from jsonb_to_recordset($3::jsonb) as given (row int, findings jsonb)
  where found.organisation_id = $1 and found.import_id = $2 and found.row = given.row`;
const KINDS = `select finding->>'column' as column, finding->>'message' as message, finding->>'severity' as severity,
    (finding->>'canLeaveOut')::boolean as "canLeaveOut", count(*)::int as rows
  from import.import_finding_row, jsonb_array_elements(findings) finding
  where organisation_id = $1 and import_id = $2 group by 1, 2, 3, 4 order by 3, 5 desc, 1, 2 limit 100`;
const COUNTS = `select count(*)::int as found, count(*) filter (where findings <> '[]')::int as rows,
    count(*) filter (where exists (
      select from jsonb_array_elements(findings) finding
        left join jsonb_to_recordset($4::jsonb) as chosen ("column" text, message text, choice text)
          on chosen.column = finding->>'column' and chosen.message = finding->>'message'
       where finding->>'severity' = 'ERROR'
         and not ((finding->>'canLeaveOut')::boolean and coalesce(chosen.choice, $3) = 'note')))::int as refused
  from import.import_finding_row where organisation_id = $1 and import_id = $2`;

/** Maximum number of characters of rows in one response. */
const MAX_RESPONSE_LENGTH = 400_000;

@Injectable()
export class FindingRows {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly reader: TenantReader,
  ) {}

  /** Call it in the transaction that records the batch. */
  async add(importId: string, rows: readonly FoundRow[], { isCheck }: { isCheck: boolean }): Promise<void> {
    if (rows.length === 0) return;
    const hours = isCheck ? BACKGROUND_RETENTION_HOURS : ERROR_ROWS_RETENTION_DAYS * 24;
    const given = JSON.stringify(rows);
    await this.uow.execute(INSERT_ROWS, [this.uow.organisationId, importId, this.uow.now(), hours, given]);
  }

  async page(
    importId: string,
    { cursor = 0, limit, errors }: { cursor?: number; limit: number; errors: boolean },
  ): Promise<{ items: FindingRow[]; nextCursor: number | null }> {
    const found = await this.reader.rows<FoundRow>('import.findingRows', PAGE, [
      ...[importId, cursor],
      ...[limit + 1, errors],
    ]);
    const fitting = found.slice(0, countFittingRows(found.slice(0, limit)));
    const nextCursor = found.length > fitting.length ? (fitting.at(-1)?.row ?? null) : null;
    const numbers = fitting.map(({ row }) => row);
    const changed = await this.reader.rows<Pick<FindingRow, 'row' | 'mended'>>(
      'import.mendedCells',
      SELECT_CORRECTIONS,
      [importId, numbers],
    );
    const mended = new Map(changed.map((one) => [one.row, one.mended]));
    return { items: fitting.map((row) => toFindingRow(row, mended.get(row.row))), nextCursor };
  }

  lockRows(importId: string, rows: readonly number[]): Promise<FoundRow[]> {
    return this.uow.query<FoundRow>(LOCK_ROWS, [this.uow.organisationId, importId, rows]);
  }

  /** Returns the next rows after `afterRow` that have this text, and a finding, in this column. */
  findSameValue(
    importId: string,
    { at, from }: { at: number; from: string },
    afterRow: number,
    limit: number,
  ): Promise<FoundRow[]> {
    return this.uow.query<FoundRow>(SELECT_SAME_VALUE, [
      this.uow.organisationId,
      importId,
      at,
      from,
      afterRow,
      limit,
    ]);
  }

  async replace(importId: string, rows: readonly Pick<FoundRow, 'row' | 'findings'>[]): Promise<void> {
    if (rows.length === 0) return;
    const given = JSON.stringify(rows.map(({ row, findings }) => ({ row, findings })));
    await this.uow.execute(REPLACE, [this.uow.organisationId, importId, given]);
  }

  async summary(
    importId: string,
    { all, kinds }: OddValues,
  ): Promise<{ kinds: Omit<FindingKind, 'choice'>[]; rows: number; refused: number; found: number }> {
    const given = [this.uow.organisationId, importId];
    const [counts] = await this.uow.query<{ rows: number; refused: number; found: number }>(COUNTS, [
      ...[...given, all],
      JSON.stringify(kinds),
    ]);
    const found = await this.uow.query<Omit<FindingKind, 'choice'>>(KINDS, given);
    return { kinds: found, ...(counts ?? { rows: 0, refused: 0, found: 0 }) };
  }

  /** Platform scope: deletes rows and corrections whose retention has expired. */
  async sweep(): Promise<void> {
    for (const table of ['import_finding_row', 'import_patch'])
      await this.uow.execute(`delete from import.${table} where kept_until < $1::timestamptz`, [
        this.uow.now(),
      ]);
  }
}

export function toFindingRow(found: FoundRow, corrections: FindingRow['mended'] = {}): FindingRow {
  const { row, cells, findings, canMend } = found;
  return { row, cells: [...cells], mended: corrections, findings: [...findings], canMend };
}

/** Returns how many rows fit into one response; at least one. */
function countFittingRows(rows: readonly FoundRow[]): number {
  let length = 0;
  const at = rows.findIndex(({ cells }) => (length += JSON.stringify(cells).length) > MAX_RESPONSE_LENGTH);
  return at < 0 ? rows.length : Math.max(1, at);
}
