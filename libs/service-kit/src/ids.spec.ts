import { firstIdOfLast, newId } from './ids';

describe('firstIdOfLast', () => {
  it('sorts after older ids and before newer ones', () => {
    const id = newId();
    expect(firstIdOfLast(60_000) < id).toBe(true);
    expect(firstIdOfLast(-60_000) > id).toBe(true);
    expect(firstIdOfLast(0) > firstIdOfLast(1)).toBe(true);
  });
});
