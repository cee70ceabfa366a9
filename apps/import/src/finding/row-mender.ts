import { Injectable } from '@nestjs/common';
import {
  AppError,
  mayImport,
  type FindingSummary,
  type FindingRow,
  MOST_FINDING_ROWS,
} from '@quillcare/contracts';
import { checkCells, mappedOptions, patchedCells, type CellPatch } from '@quillcare/rules';
import { requirePerson } from '../background/acting-person';
import type { ImportRunEntity } from '../run-record/import-run.entity';
import { ImportRunRepository } from '../run-record/import-run.repository';
import { FindingSummaryReader } from './finding-summary.reader';
import { keptText } from './domain/kept-cells';
import { FindingRows, shown, type FoundRow } from './persistence/finding-rows';
import { PatchRepository, type CellChange } from './persistence/patch.repository';

const ROWS_AT_ONCE = 1_000;
/** Maximum number of rows per call. The next call continues. */
const MOST_ALIKE = 20_000;

export interface Mended {
  items: FindingRow[];
  changed: number;
  summary: FindingSummary;
}

/** Corrects cells of a checked file and revalidates their rows by the import's rules. */
@Injectable()
export class RowMender {
  constructor(
    private readonly imports: ImportRunRepository,
    private readonly rows: FindingRows,
    private readonly patches: PatchRepository,
    private readonly summaries: FindingSummaryReader,
  ) {}

  /** Returns the caller's check, locked until the transaction ends. Throws if its file can no longer be corrected. */
  async open(id: string): Promise<ImportRunEntity> {
    const check = await this.imports.get(id, { lock: true });
    if (!mayImport(requirePerson(), check.entityType, check.duplicateStrategy))
      throw new AppError('FORBIDDEN');
    if (!(await this.summaries.isOpen(check)))
      throw new AppError('ILLEGAL_TRANSITION', {
        detail: 'This file is no longer kept. Please choose it again.',
      });
    return check;
  }

  async mend(check: ImportRunEntity, cells: readonly CellChange[]): Promise<Mended> {
    const held = await this.rows.hold(check.id, [...new Set(cells.map(({ row }) => row))]);
    const byRow = new Map(held.map((row) => [row.row, row]));
    const valid = cells.flatMap(({ row, at, text }) => {
      const found = byRow.get(row);
      if (!found || at >= check.columns.length) return [];
      const original = found.cells[at] ?? '';
      return [{ row, at, text: text === null || keptText(text) === original ? null : keptText(text) }];
    });
    await this.patches.change(check.id, valid);
    const items = await this.checkAgain(check, held);
    return { items, changed: valid.length, summary: await this.summaries.of(check) };
  }

  async mendAlike(
    check: ImportRunEntity,
    { at, from, text }: { at: number; from: string; text: string },
  ): Promise<Mended> {
    const items: FindingRow[] = [];
    let changed = 0;
    for (let after = 0; changed < MOST_ALIKE;) {
      const held = await this.rows.alike(check.id, { at, from: keptText(from) }, after, ROWS_AT_ONCE);
      await this.patches.change(
        check.id,
        held.map(({ row }) => ({ row, at, text: keptText(text) })),
      );
      const mended = await this.checkAgain(check, held);
      items.push(...mended.slice(0, MOST_FINDING_ROWS - items.length));
      changed += held.length;
      if (held.length < ROWS_AT_ONCE) break;
      after = held.at(-1)?.row ?? after;
    }
    return { items, changed, summary: await this.summaries.of(check) };
  }

  private async checkAgain(check: ImportRunEntity, held: readonly FoundRow[]): Promise<FindingRow[]> {
    const patches = await this.patches.ofRows(
      check.id,
      held.map(({ row }) => row),
    );
    const checked = held.map((row) => this.checked(check, row, patches.get(row.row) ?? {}));
    await this.rows.replace(check.id, checked);
    return checked.map((row) => shown(row, patches.get(row.row) as FindingRow['mended'] | undefined));
  }

  private checked(check: ImportRunEntity, found: FoundRow, patch: CellPatch): FoundRow {
    const { entityType, columns, country, referenceDate: today, mapping } = check;
    const cells = patchedCells(found.cells, patch, columns.length);
    const rules = { country, today, ...mappedOptions(mapping, { entityType, columns, country }) };
    const { findings } = checkCells(entityType, columns, { number: found.row, cells }, rules);
    return { ...found, findings };
  }
}
