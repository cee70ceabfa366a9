import { firstIdOfLast, newId } from './ids';

describe('the first id of the last milliseconds', () => {
  it('comes after ids made before, and before those made since', () => {
    const id = newId();
    expect(firstIdOfLast(60_000) < id).toBe(true);
    expect(firstIdOfLast(-60_000) > id).toBe(true);
    expect(firstIdOfLast(0) > firstIdOfLast(1)).toBe(true);
  });
});
