import { chunkRows } from './chunk-rows';

describe('chunkRows', () => {
  it('splits rows into parts of at most 125 and keeps their order', () => {
    const rows = Array.from({ length: 300 }, (_, at) => at);
    const parts = [...chunkRows(rows)];
    expect(parts.map(({ length }) => length)).toEqual([125, 125, 50]);
    expect(parts.flat()).toEqual(rows);
  });

  it('yields nothing without rows', () => {
    expect([...chunkRows([])]).toEqual([]);
  });
});
