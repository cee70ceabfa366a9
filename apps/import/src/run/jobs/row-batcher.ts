import {
  addRow,
  isFull,
  omitRow,
  omissionReason,
  withMapping,
  newBatch,
  repeatedColumns,
  type RowBatch,
  type RowRules,
} from '../domain/row-batch';
import { findAbsentFields, applyCellPatch } from '@quillcare/rules';
import { omissionPredicate } from '../../finding/domain/odd-value-rules';
import type { RowPatches } from '../../finding/domain/row-patches';
import type { CsvLayout } from '../../table/csv-layout';
import type { CsvRow } from '../../table/csv-reader';
import type { ClaimedImport } from '../persistence/import-claims';

/** Groups the rows of a file into batches, skipping the header and rows already recorded. */
export class RowBatcher {
  private batch: RowBatch;
  private rowsSeen = 0;
  private readonly rules: RowRules;
  private readonly rowsDone: number;
  private readonly isCheck: boolean;
  private readonly isMapped: boolean;

  constructor(
    run: ClaimedImport,
    layout: CsvLayout,
    private readonly patches: RowPatches,
    private readonly send: (batch: RowBatch) => Promise<void>,
  ) {
    const { entityType, country, referenceDate: today } = run;
    const chosen = { leavesOut: omissionPredicate(run.oddValues), keepsWarned: run.dryRun };
    const rules = { entityType, layout, country, today, ...chosen };
    this.rules = run.mapping ? withMapping(rules, run.mapping) : rules;
    this.isMapped = run.mapping !== null;
    this.rowsDone = run.total;
    this.isCheck = run.dryRun;
    this.batch = newBatch(
      run.batchesDone + 1,
      findAbsentFields(entityType, [...layout.columns, ...Object.keys(run.mapping?.constants ?? {})]),
    );
    // Added to the first batch only, so that a resumed import does not repeat them.
    if (run.batchesDone === 0) this.batch.warnings.push(...repeatedColumns(layout));
  }

  async addRows(rows: Iterable<CsvRow>): Promise<void> {
    for (const row of rows) {
      const { layout } = this.rules;
      const isLine = row.number > 0 && row.number !== layout.headerRow; // Excel's own "sep=;" line does not count.
      const reason = this.isMapped && isLine ? omissionReason(row, layout) : null;
      if (reason !== null && this.rowsSeen >= this.rowsDone) omitRow(this.batch, row, reason);
      if (reason !== null || row.number <= layout.headerRow) continue;
      this.rowsSeen += 1;
      if (this.rowsSeen <= this.rowsDone) continue;
      addRow(this.batch, await this.applyPatch(row), this.rules);
      if (isFull(this.batch, this.isCheck)) await this.flush();
    }
  }

  async end(): Promise<void> {
    if (this.batch.read > 0 || this.batch.warnings.length > 0) await this.send(this.batch);
  }

  /** Applies the user's corrections to the row. A damaged row has no cells to correct. */
  private async applyPatch(row: CsvRow): Promise<CsvRow> {
    if (row.fault !== null) return row;
    const patch = await this.patches.forRow(row.number);
    if (!patch) return row;
    return { ...row, cells: applyCellPatch(row.cells, patch, this.rules.layout.columns.length) };
  }

  private async flush(): Promise<void> {
    const full = this.batch;
    this.batch = newBatch(full.number + 1, full.absent);
    await this.send(full);
  }
}
