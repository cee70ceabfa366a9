import { CSV_FAULTS, CsvReader, type CsvRow } from './csv-reader';

const WIDTH = 4;

function read(text: string, pieceLength = text.length, width = WIDTH): CsvRow[] {
  const reader = new CsvReader(',', width);
  const rows: CsvRow[] = [];
  for (let at = 0; at < text.length; at += pieceLength)
    rows.push(...reader.read(text.slice(at, at + pieceLength)));
  return [...rows, ...reader.end()];
}

const sound = (number: number, ...cells: string[]): CsvRow => ({ number, cells, fault: null });

describe('CsvReader', () => {
  const text = 'name,note,c,d\r\n"O\'Brien, Siobhan","said ""yes""",,\r\n\r\nNgāpō,"two\r\nlines",3,4';

  it.each([1, 2, 3, 7, 1000])('reads the same rows from pieces of %i characters', (length) => {
    expect(read(text, length)).toEqual([
      sound(1, 'name', 'note', 'c', 'd'),
      sound(2, "O'Brien, Siobhan", 'said "yes"', '', ''),
      sound(4, 'Ngāpō', 'two\r\nlines', '3', '4'),
    ]);
  });

  it.each([1, 2, 1000])('ends a row at every kind of line end, even mixed (pieces of %i)', (length) => {
    const rows = read('a,1\rb,2\nc,3\r\n\r"d",4\r', length);
    expect(rows.map(({ number, cells }) => [number, ...cells])).toEqual([
      [1, 'a', '1'],
      [2, 'b', '2'],
      [3, 'c', '3'],
      [5, 'd', '4'],
    ]);
  });

  it('keeps quotation marks inside an unquoted cell', () => {
    expect(read('Margaret "Peg",5" nail,c,d')).toEqual([sound(1, 'Margaret "Peg"', '5" nail', 'c', 'd')]);
  });

  it('accepts spaces after a closing quotation mark, and blank cells beyond the header', () => {
    expect(read('"a" ,"b"  ,c,d\n1,2,3,4,, ,\n')).toEqual([
      sound(1, 'a', 'b', 'c', 'd'),
      sound(2, '1', '2', '3', '4', '', ' ', ''),
    ]);
  });

  it.each([1, 5, 1000])('rejects only the line with a misplaced quotation mark (pieces of %i)', (length) => {
    expect(read('1,a,b,c\n2,"a"x,b,c\n3,"d",e,f\n', length)).toEqual([
      sound(1, '1', 'a', 'b', 'c'),
      { number: 2, cells: ['2,"a"x,b,c'], fault: CSV_FAULTS.misplacedQuote },
      sound(3, '3', 'd', 'e', 'f'),
    ]);
  });

  it.each([1, 5, 1000])(
    'rejects only the line whose quotation mark is not closed (pieces of %i)',
    (length) => {
      expect(read('1,"a,b,c\n2,a,b,c\n3,a,b,c"\n4,d,e,f\n', length)).toEqual([
        { number: 1, cells: ['1,"a,b,c'], fault: CSV_FAULTS.notClosed },
        sound(2, '2', 'a', 'b', 'c'),
        sound(3, '3', 'a', 'b', 'c"'),
        sound(4, '4', 'd', 'e', 'f'),
      ]);
    },
  );

  it('rejects an unclosed quotation mark in the last line', () => {
    expect(read('1,a,b,c\n2,"x')).toMatchObject([{ number: 1 }, { number: 2, fault: CSV_FAULTS.notClosed }]);
  });

  it('rejects a row with more cells than the header', () => {
    expect(read('1,2,3,4,5\na,b,c,d')).toEqual([
      { number: 1, cells: ['1,2,3,4,5'], fault: CSV_FAULTS.tooManyCells },
      sound(2, 'a', 'b', 'c', 'd'),
    ]);
  });

  it('gives up on quoted text that never ends, and reads the lines after it', () => {
    const rows = read(`1,"${'x\n'.repeat(60_000)}4,5\n`, 10_000);
    expect(rows[0]).toMatchObject({ number: 1, fault: CSV_FAULTS.notClosed });
    expect(rows).toHaveLength(60_001);
    expect(rows.at(-1)).toEqual(sound(60_001, '4', '5'));
  });

  it.each([12 * 1024, 1_000_003])(
    'rejects an overlong line, keeping only its beginning (pieces of %i)',
    (length) => {
      const long = '"'.repeat(3_000_000);
      const rows = read(`1,a,b,c\r\n${long}\r\n2,a,b,c\r\n${long}`, length);
      expect(rows).toEqual([
        sound(1, '1', 'a', 'b', 'c'),
        { number: 2, cells: [long.slice(0, 1_000)], fault: CSV_FAULTS.tooLong },
        sound(3, '2', 'a', 'b', 'c'),
        { number: 4, cells: [long.slice(0, 1_000)], fault: CSV_FAULTS.tooLong },
      ]);
    },
  );
});
