import { addRow, isFull, newBatch, repeatedColumns, type RowBatch, type RowRules } from '../domain/row-batch';
import { absentFields } from '@quillcare/rules';
import type { CsvLayout } from '../domain/csv-layout';
import type { CsvRow } from '../domain/csv-reader';
import type { ClaimedImport } from '../persistence/import-claims';

/** Groups the rows of a file into batches, without the header and rows already recorded. */
export class RowGatherer {
  private batch: RowBatch;
  private rowsSeen = 0;
  private readonly rules: RowRules;
  private readonly rowsDone: number;

  constructor(
    run: ClaimedImport,
    layout: CsvLayout,
    private readonly send: (batch: RowBatch) => Promise<void>,
  ) {
    const { entityType, country, referenceDate: today } = run;
    this.rules = { entityType, layout, country, today };
    this.rowsDone = run.total;
    this.batch = newBatch(run.batchesDone + 1, absentFields(entityType, layout.columns));
    // With the first batch, so that whoever goes on with the import does not say it again.
    if (run.batchesDone === 0) this.batch.warnings.push(...repeatedColumns(layout));
  }

  async take(rows: Iterable<CsvRow>): Promise<void> {
    for (const row of rows) {
      if (row.number <= this.rules.layout.headerRow) continue;
      this.rowsSeen += 1;
      if (this.rowsSeen <= this.rowsDone) continue;
      addRow(this.batch, row, this.rules);
      if (isFull(this.batch)) await this.flush();
    }
  }

  /** Sends what is left. */
  async end(): Promise<void> {
    if (this.batch.read > 0) await this.send(this.batch);
  }

  private async flush(): Promise<void> {
    const full = this.batch;
    this.batch = newBatch(full.number + 1, full.absent);
    await this.send(full);
  }
}
