import { inParts } from './import-parts';

describe('inParts', () => {
  it('splits rows into parts of at most 125 and keeps their order', () => {
    const rows = Array.from({ length: 300 }, (_, at) => at);
    const parts = [...inParts(rows)];
    expect(parts.map(({ length }) => length)).toEqual([125, 125, 50]);
    expect(parts.flat()).toEqual(rows);
  });

  it('yields nothing without rows', () => {
    expect([...inParts([])]).toEqual([]);
  });
});
