import type { CellPatch } from '@quillcare/rules';

/** Patched rows in the order of the file, a page at a time. */
export type ReadPatches = (afterRow: number, most: number) => Promise<PatchedRow[]>;

export interface PatchedRow {
  row: number;
  patch: CellPatch;
}

const ROWS_AT_ONCE = 500;

/** What was changed in the rows of a file, read as the file is: rows are asked for in their order. */
export class RowPatches {
  private rows: PatchedRow[] = [];
  private at = 0;
  private isLast = false;

  constructor(private readonly read: ReadPatches) {}

  /** What was changed in a row; null if nothing was. */
  async of(row: number): Promise<CellPatch | null> {
    for (;;) {
      while (this.at < this.rows.length && (this.rows[this.at]?.row ?? row) < row) this.at += 1;
      const next = this.rows[this.at];
      if (next) return next.row === row ? next.patch : null;
      if (this.isLast) return null;
      await this.readOn(row - 1);
    }
  }

  private async readOn(afterRow: number): Promise<void> {
    this.rows = await this.read(afterRow, ROWS_AT_ONCE);
    this.at = 0;
    this.isLast = this.rows.length < ROWS_AT_ONCE;
  }
}
