import { inParts } from './import-parts';

describe('inParts', () => {
  it('makes parts of at most 125 rows and keeps the order', () => {
    const rows = Array.from({ length: 300 }, (_, at) => at);
    const parts = [...inParts(rows)];
    expect(parts.map(({ length }) => length)).toEqual([125, 125, 50]);
    expect(parts.flat()).toEqual(rows);
  });

  it('makes no statement without rows', () => {
    expect([...inParts([])]).toEqual([]);
  });
});
