import { Injectable } from '@nestjs/common';
import {
  AppError,
  canImport,
  type FindingSummary,
  type FindingRow,
  MAX_FINDING_ROWS,
} from '@quillcare/contracts';
import { validateCells, buildMappedOptions, applyCellPatch, type CellPatch } from '@quillcare/rules';
import { requireUser } from '../background/acting-person';
import type { ImportRunEntity } from '../run-record/import-run.entity';
import { ImportRunRepository } from '../run-record/import-run.repository';
import { FindingSummaryReader } from './finding-summary.reader';
import { toStorableText } from './domain/storable-cells';
import { FindingRows, toFindingRow, type FoundRow } from './persistence/finding-rows';
import { PatchRepository, type CellChange } from './persistence/patch.repository';

const ROWS_PER_BATCH = 1_000;
/** Maximum number of rows per call. The next call continues. */
const MAX_SAME_VALUE_ROWS = 20_000;

export interface CorrectionResult {
  items: FindingRow[];
  changed: number;
  summary: FindingSummary;
}

/** Corrects cells of a checked file and revalidates their rows by the import's rules. */
@Injectable()
export class RowCorrector {
  constructor(
    private readonly imports: ImportRunRepository,
    private readonly rows: FindingRows,
    private readonly patches: PatchRepository,
    private readonly summaries: FindingSummaryReader,
  ) {}

  /** Returns the caller's check, locked until the transaction ends. Throws if its file can no longer be corrected. */
  async lockCheck(id: string): Promise<ImportRunEntity> {
    const check = await this.imports.get(id, { lock: true });
    if (!canImport(requireUser(), check.entityType, check.duplicateStrategy)) throw new AppError('FORBIDDEN');
    if (!(await this.summaries.isOpen(check)))
      throw new AppError('ILLEGAL_TRANSITION', {
        detail: 'This file is no longer kept. Please choose it again.',
      });
    return check;
  }

  async correctCells(check: ImportRunEntity, cells: readonly CellChange[]): Promise<CorrectionResult> {
    const rows = await this.rows.lockRows(check.id, [...new Set(cells.map(({ row }) => row))]);
    const byRow = new Map(rows.map((row) => [row.row, row]));
    const valid = cells.flatMap(({ row, at, text }) => {
      const found = byRow.get(row);
      if (!found || at >= check.columns.length) return [];
      const original = found.cells[at] ?? '';
      return [
        { row, at, text: text === null || toStorableText(text) === original ? null : toStorableText(text) },
      ];
    });
    await this.patches.change(check.id, valid);
    const items = await this.checkAgain(check, rows);
    return { items, changed: valid.length, summary: await this.summaries.read(check) };
  }

  async correctSameValue(
    check: ImportRunEntity,
    { at, from, text }: { at: number; from: string; text: string },
  ): Promise<CorrectionResult> {
    const items: FindingRow[] = [];
    let changed = 0;
    for (let after = 0; changed < MAX_SAME_VALUE_ROWS;) {
      const rows = await this.rows.findSameValue(
        check.id,
        { at, from: toStorableText(from) },
        after,
        ROWS_PER_BATCH,
      );
      await this.patches.change(
        check.id,
        rows.map(({ row }) => ({ row, at, text: toStorableText(text) })),
      );
      const mended = await this.checkAgain(check, rows);
      items.push(...mended.slice(0, MAX_FINDING_ROWS - items.length));
      changed += rows.length;
      if (rows.length < ROWS_PER_BATCH) break;
      after = rows.at(-1)?.row ?? after;
    }
    return { items, changed, summary: await this.summaries.read(check) };
  }

  private async checkAgain(check: ImportRunEntity, rows: readonly FoundRow[]): Promise<FindingRow[]> {
    const patches = await this.patches.findForRows(
      check.id,
      rows.map(({ row }) => row),
    );
    const recheckedRows = rows.map((row) => this.recheckRow(check, row, patches.get(row.row) ?? {}));
    await this.rows.replace(check.id, recheckedRows);
    return recheckedRows.map((row) =>
      toFindingRow(row, patches.get(row.row) as FindingRow['mended'] | undefined),
    );
  }

  private recheckRow(check: ImportRunEntity, found: FoundRow, patch: CellPatch): FoundRow {
    const { entityType, columns, country, referenceDate: today, mapping } = check;
    const cells = applyCellPatch(found.cells, patch, columns.length);
    const rules = { country, today, ...buildMappedOptions(mapping, { entityType, columns, country }) };
    const { findings } = validateCells(entityType, columns, { number: found.row, cells }, rules);
    return { ...found, findings };
  }
}
