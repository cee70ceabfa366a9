import { Readable } from 'node:stream';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { parse, type ParseResult } from 'papaparse';
import type { CsvLayout } from './csv-layout';
import { slicesOf } from './text-slices';

/** A file that stops being CSV somewhere. */
export class CsvError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CsvError';
  }
}

/** Complete lines of a file, the header first; the last one may lack its closing quote. */
export interface CsvRows {
  rows: string[][];
  isLastUnclosed: boolean;
}

/** Characters without a single complete row: a quote was opened and never closed, and all that follows is one cell. */
const LONGEST_ROW = 2 * 1024 * 1024;

/**
 * Reads rows from pieces of text, in order. The source is asked for a piece when `take` is done with the ones before:
 * the parser's own pausing lets a stream run on and would gather the whole file. Between two slices of a piece it is
 * everybody else's turn in this process.
 */
export function readRows(
  texts: AsyncIterable<string>,
  layout: CsvLayout,
  take: (batch: CsvRows) => Promise<void>,
): Promise<void> {
  let taken: Promise<void> = Promise.resolve();
  let charactersWithoutRow = 0;

  async function* held(): AsyncGenerator<string> {
    for await (const text of texts)
      for (const slice of slicesOf(text)) {
        await taken;
        await othersFirst();
        charactersWithoutRow += slice.length;
        if (charactersWithoutRow > LONGEST_ROW) throw new CsvError('Quoted text is not closed');
        yield slice;
      }
  }

  return new Promise((resolve, reject) => {
    parse<string[]>(Readable.from(held(), { highWaterMark: 1 }), {
      delimiter: layout.delimiter,
      newline: layout.newline,
      chunk(result) {
        if (result.data.length > 0) charactersWithoutRow = 0;
        taken = taken.then(() => take(rowsOf(result)));
        taken.catch(() => undefined); // Heard of where it is awaited: before the next piece, and at the end.
      },
      complete: () => void taken.then(resolve, reject),
      error: reject,
    });
  });
}

function rowsOf(result: ParseResult<string[]>): CsvRows {
  return { rows: result.data, isLastUnclosed: result.errors.some(({ code }) => code === 'MissingQuotes') };
}

/** Whether nothing is written in a line. */
export function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}
