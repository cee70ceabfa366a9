import { pauseAfter } from './import-throttle';

describe('pace of an import', () => {
  it('does not pause while nobody else works, however slow a batch was', () => {
    expect([pauseAfter(40), pauseAfter(400, 0)]).toEqual([0, 0]);
  });

  it('pauses longer than it works while people are active, up to half a second', () => {
    expect([pauseAfter(40, 1), pauseAfter(60_000, 2)]).toEqual([120, 500]);
  });
});
