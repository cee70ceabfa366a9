import * as fc from 'fast-check';
import { Pace } from './pace';

const ROWS = 500;

describe('pace of an import', () => {
  it('does not pause while every batch is about as fast as the fastest', () => {
    const pace = new Pace();
    expect([40, 42, 55, 38, 44].map((took) => pace.restAfter(took, ROWS))).toEqual([0, 0, 0, 0, 0]);
  });

  it('pauses for as long as other work delayed a batch', () => {
    const pace = new Pace();
    pace.restAfter(40, ROWS);
    expect(pace.restAfter(130, ROWS)).toBe(90);
    expect(pace.restAfter(41, ROWS)).toBe(0);
  });

  it('pauses longer than it works while people are active, however fast the batches are', () => {
    const pace = new Pace();
    expect(pace.restAfter(40, ROWS)).toBe(0);
    expect(pace.restAfter(40, ROWS, 1)).toBeGreaterThan(40);
    expect(pace.restAfter(40, ROWS, 0)).toBe(0);
  });

  it('compares the time per row, because the last batch is shorter', () => {
    const pace = new Pace();
    pace.restAfter(40, ROWS);
    expect(pace.restAfter(4, 50)).toBe(0);
    expect(pace.restAfter(0, 0)).toBe(0);
  });

  it('forgets fast batches of long ago, when the table was smaller', () => {
    const pace = new Pace();
    pace.restAfter(10, ROWS);
    const rests = Array.from({ length: 25 }, () => pace.restAfter(40, ROWS));
    expect(rests[0]).toBe(30);
    expect(rests.at(-1)).toBe(0);
  });

  it('pauses for between zero and half a second', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 0, max: 500 }))),
        (batches) => {
          const pace = new Pace();
          for (const [took, rows] of batches) {
            const rest = pace.restAfter(took, rows);
            expect(rest).toBeGreaterThanOrEqual(0);
            expect(rest).toBeLessThanOrEqual(500);
          }
        },
      ),
    );
  });
});
