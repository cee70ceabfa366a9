import { minIdWithinLast, newId } from './ids';

describe('minIdWithinLast', () => {
  it('sorts after older ids and before newer ones', () => {
    const id = newId();
    expect(minIdWithinLast(60_000) < id).toBe(true);
    expect(minIdWithinLast(-60_000) > id).toBe(true);
    expect(minIdWithinLast(0) > minIdWithinLast(1)).toBe(true);
  });
});
