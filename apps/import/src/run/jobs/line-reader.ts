import {
  addBrokenLine,
  addLine,
  isFull,
  newBatch,
  type ClientBatch,
  type LineRules,
} from '../domain/client-batch';
import type { CsvLayout } from '../domain/csv-layout';
import { isBlank, type CsvRows } from '../domain/csv-rows';
import type { ClaimedImport } from '../persistence/import-claims';

/** Gathers the lines of a file in batches, leaving out those that the record has already. */
export class LineReader {
  private batch: ClientBatch;
  private line = 0;
  private isHeaderSeen = false;
  private readonly rules: LineRules;
  private readonly linesDone: number;

  constructor(
    run: ClaimedImport,
    layout: CsvLayout,
    private readonly send: (batch: ClientBatch) => Promise<void>,
  ) {
    this.rules = { layout, country: run.country, today: run.referenceDate };
    this.linesDone = run.total;
    this.batch = newBatch(run.batchesDone + 1);
  }

  async take({ rows, isLastUnclosed }: CsvRows): Promise<void> {
    const last = isLastUnclosed ? rows.length - 1 : -1;
    for (let at = 0; at < rows.length; at += 1) {
      const cells = rows[at];
      if (!cells || isBlank(cells)) continue;
      this.takeLine(cells, at === last);
      if (isFull(this.batch)) await this.flush();
    }
  }

  /** Sends what is left. */
  async end(): Promise<void> {
    if (this.batch.read > 0) await this.send(this.batch);
  }

  private takeLine(cells: string[], isBroken: boolean): void {
    if (!this.isHeaderSeen) {
      this.isHeaderSeen = true;
      return;
    }
    const line = this.line;
    this.line += 1;
    if (line < this.linesDone) return;
    if (isBroken) addBrokenLine(this.batch, line, 'Quoted text is not closed');
    else addLine(this.batch, cells, line, this.rules);
  }

  private async flush(): Promise<void> {
    const full = this.batch;
    this.batch = newBatch(full.number + 1);
    await this.send(full);
  }
}
