import type { CellPatch } from '@quillcare/rules';

export type ReadPatches = (afterRow: number, limit: number) => Promise<PatchedRow[]>;

export interface PatchedRow {
  row: number;
  patch: CellPatch;
}

const ROWS_PER_READ = 500;

/** Corrections to the rows of a file. Rows must be requested in ascending order. */
export class RowPatches {
  private rows: PatchedRow[] = [];
  private at = 0;
  private isLast = false;

  constructor(private readonly read: ReadPatches) {}

  /** Returns the corrections of a row, or null if there are none. */
  async forRow(row: number): Promise<CellPatch | null> {
    for (;;) {
      while (this.at < this.rows.length && (this.rows[this.at]?.row ?? row) < row) this.at += 1;
      const next = this.rows[this.at];
      if (next) return next.row === row ? next.patch : null;
      if (this.isLast) return null;
      await this.readOn(row - 1);
    }
  }

  private async readOn(afterRow: number): Promise<void> {
    this.rows = await this.read(afterRow, ROWS_PER_READ);
    this.at = 0;
    this.isLast = this.rows.length < ROWS_PER_READ;
  }
}
