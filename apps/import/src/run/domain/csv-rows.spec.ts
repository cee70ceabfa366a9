import { setTimeout as wait } from 'node:timers/promises';
import { readRows, type CsvRows } from './csv-rows';

const LAYOUT = { delimiter: ',', newline: '\n' as const, columns: [] };

async function* pieces(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

async function rowsOf(texts: AsyncIterable<string>): Promise<CsvRows> {
  const all: CsvRows = { rows: [], isLastUnclosed: false };
  await readRows(texts, LAYOUT, async ({ rows, isLastUnclosed }) => {
    all.rows.push(...rows);
    all.isLastUnclosed ||= isLastUnclosed;
  });
  return all;
}

describe('readRows', () => {
  const text = 'name,note\r\n"O\'Brien, Siobhan","said ""yes"""\r\nNgāpō,"two\nlines"\r\n';

  it.each([1, 2, 7, 1000])('reads the same rows from pieces of %i characters', async (length) => {
    const { rows } = await rowsOf(pieces(text, length));
    const trimmed = rows.map((cells) => cells.map((cell) => cell.trim())).filter(([first]) => first !== '');
    expect(trimmed).toEqual([
      ['name', 'note'],
      ["O'Brien, Siobhan", 'said "yes"'],
      ['Ngāpō', 'two\nlines'],
    ]);
  });

  it('holds the source back while the rows are taken', async () => {
    let produced = 0;
    let ahead = 0;
    let taken = 0;
    async function* source(): AsyncGenerator<string> {
      for (; produced < 50; produced += 1) yield `${produced},x\n`.repeat(100);
    }
    await readRows(source(), LAYOUT, async () => {
      await wait(1);
      taken += 1;
      ahead = Math.max(ahead, produced - taken);
    });
    expect(produced).toBe(50);
    expect(ahead).toBeLessThan(5);
  });

  it('fails with what the taker failed with, and stops the source', async () => {
    let isClosed = false;
    async function* endless(): AsyncGenerator<string> {
      try {
        for (;;) yield 'a,b\n';
      } finally {
        isClosed = true;
      }
    }
    await expect(readRows(endless(), LAYOUT, () => Promise.reject(new Error('full')))).rejects.toThrow(
      'full',
    );
    await wait(5);
    expect(isClosed).toBe(true);
  });

  it('tells when the last row lacks its closing quote', async () => {
    expect(await rowsOf(pieces('a,b\n1,"two\n3,4\n', 1000))).toMatchObject({ isLastUnclosed: true });
  });

  it('gives up on a cell that has no end', async () => {
    await expect(rowsOf(pieces(`a,"${'x,y\n'.repeat(600_000)}`, 500_000))).rejects.toThrow(
      'Quoted text is not closed',
    );
  });

  it('passes on a failure of the source', async () => {
    async function* broken(): AsyncGenerator<string> {
      yield 'a,b\n';
      throw new Error('database away');
    }
    await expect(rowsOf(broken())).rejects.toThrow('database away');
  });
});
