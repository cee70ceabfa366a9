import { perFile, perTest } from './fixtures';

class Counter {
  count = 0;
  add(): number {
    this.count += 1;
    return this.count;
  }
}

let opened = 0;
const shared = perFile(async () => new Counter());
const fresh = perTest(async () => Object.assign(new Counter(), { number: (opened += 1) }));
const early = (() => {
  try {
    return shared.count;
  } catch (error) {
    return error;
  }
})();

it('cannot be used before the first test', () => {
  expect(early).toEqual(new Error('Not there yet: use it within a test or a hook.'));
});

it('behaves like the object: methods, fields, class and own properties', () => {
  expect(shared.add()).toBe(1);
  expect(shared).toBeInstanceOf(Counter);
  expect({ ...shared }).toEqual({ count: 1 });
  expect('count' in shared).toBe(true);
  shared.count = 5;
  expect(shared.add()).toBe(6);
});

it('is shared by the whole file, or created anew for each test', () => {
  expect(shared.count).toBe(6);
  expect(fresh.count).toBe(0);
  expect(fresh.number).toBe(opened);
  expect(opened).toBeGreaterThan(1);
});
