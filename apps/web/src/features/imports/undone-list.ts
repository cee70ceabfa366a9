import { listUndoneRecords, type ImportRun, type ResultOf, type UndoOutcome } from '@quillcare/contracts';
import { saveFile } from '../../shared/files/save-file';
import { lookUp, word } from '../../shared/words/words';
import { askOnce } from './ask-once';
import { harmless } from './download-messages';
import { importWords } from './import.en';

/** Downloads a CSV file of an undone import's records with the given outcome. */
export async function downloadUndone(run: ImportRun, outcome: UndoOutcome): Promise<void> {
  const { default: papa } = await import('papaparse');
  const rows: Record<string, string>[] = [];
  for (let cursor: string | undefined; ;) {
    const page: ResultOf<typeof listUndoneRecords> = await askOnce(listUndoneRecords, {
      params: { id: run.id },
      query: { outcome, limit: 100, ...(cursor && { cursor }) },
    });
    for (const record of page.items)
      rows.push({
        [word(importWords, 'undo.name')]: harmless(record.name),
        [word(importWords, 'undo.outcome')]:
          lookUp(importWords, `undo.outcomes.${record.outcome}`) ?? record.outcome,
        [word(importWords, 'undo.reason')]: record.reason ?? '',
      });
    if (page.nextCursor === null) break;
    cursor = page.nextCursor;
  }
  const name = `${run.fileName.replace(/\.csv$/i, '')}-undone.csv`;
  saveFile(new Blob([papa.unparse(rows)], { type: 'text/csv' }), name);
}
