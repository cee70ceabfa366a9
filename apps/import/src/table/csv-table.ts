import { setImmediate } from 'node:timers/promises';
import { CsvDecoder } from './csv-decoder';
import { parseHead, HEAD_LENGTH, hasRows, readerOf, type CsvLayout } from './csv-layout';
import type { CsvRow } from './csv-reader';
import { slicesOf } from './text-slices';
import type { Table } from './table';

/** Opens a CSV file as a table, reading it once from start to end. */
export async function csvTable(pieces: AsyncGenerator<Buffer>): Promise<Table> {
  const texts = decodeChunks(pieces);
  let head = '';
  let isWhole = false;
  while (head.length < HEAD_LENGTH && !isWhole) {
    const next = await texts.next();
    if (next.done) isWhole = true;
    else head += next.value;
  }
  return {
    kind: 'CSV',
    sheets: [],
    sheet: null,
    readings: parseHead(head),
    hasRows: (layout) => !isWhole || hasRows(head, layout),
    async *rows(layout: CsvLayout): AsyncGenerator<Iterable<CsvRow>> {
      const reader = readerOf(layout);
      for await (const text of prependText(head, texts))
        for (const slice of slicesOf(text)) {
          await setImmediate(); // Lets other work in this process run between slices.
          yield reader.read(slice);
        }
      yield reader.end();
    },
  };
}

async function* decodeChunks(pieces: AsyncGenerator<Buffer>): AsyncGenerator<string> {
  const decoder = new CsvDecoder();
  for await (const piece of pieces) {
    const text = decoder.write(piece);
    if (text !== '') yield text;
  }
  const rest = decoder.end();
  if (rest !== '') yield rest;
}

async function* prependText(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}
