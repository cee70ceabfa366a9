import { useEffect, useRef, useState } from 'react';
import { readImportColumns, type ImportTable } from '@quillcare/contracts';
import type { ImportEntityType } from '@quillcare/rules';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { recallChoice, suggestChoice, type ColumnChoice } from './column-choice';

/** The first megabyte of a CSV file is enough to read its columns. A workbook must be sent whole. */
const SAMPLE_BYTES = 1024 * 1024;

interface ColumnState {
  table: ImportTable | null;
  choice: ColumnChoice | null;
}

const EMPTY_STATE: ColumnState = { table: null, choice: null };

/** Reads the columns of the chosen file and holds the user's mapping. */
export function useImportColumns(entityType: ImportEntityType) {
  const [columns, setColumns] = useState<ColumnState>(EMPTY_STATE);
  const [isReading, setReading] = useState(false);
  const [run] = useOperationMutation(readImportColumns);
  // Only the response for the most recently chosen file counts.
  const latestRequest = useRef(0);
  useEffect(() => () => void (latestRequest.current = -1), []);
  const requestColumns = async (file: File, sheet?: string): Promise<ImportTable> => {
    const isHead = file.size > SAMPLE_BYTES && !/\.xls[xm]$/i.test(file.name);
    const fields = { entityType, ...(sheet !== undefined && { sheet }) };
    const body = fields as Parameters<typeof run>[0]['body'];
    const head = isHead ? new File([file.slice(0, SAMPLE_BYTES)], file.name) : file;
    try {
      return await run({ body, file: head });
    } catch (error) {
      // May be a workbook with a text file's extension, so retry with the whole file.
      if (!isHead || toProblem(error).code !== 'IMPORT_FILE_INVALID') throw error;
      return run({ body, file });
    }
  };
  /** Returns why the file cannot be read. Null if it can, or if another file has been chosen in the meantime. */
  const read = async (file: File, sheet?: string): Promise<string | null> => {
    const mine = (latestRequest.current += 1);
    setReading(true);
    setColumns(EMPTY_STATE);
    let next = EMPTY_STATE;
    let problem: string | null = null;
    try {
      const table = await requestColumns(file, sheet);
      next = { table, choice: recallChoice(entityType, table) ?? suggestChoice(table) };
    } catch (error) {
      const { detail, errors } = toProblem(error);
      problem = errors?.[0]?.message ?? detail;
    }
    if (latestRequest.current !== mine) return null;
    setColumns(next);
    setReading(false);
    return problem;
  };
  const choose = (choice: ColumnChoice): void => setColumns((before) => ({ ...before, choice }));
  return { ...columns, isReading, read, choose };
}
