import { createActionKeys } from './idempotency';

let made = 0;
const keys = () => createActionKeys(() => `k${(made += 1)}`);

it('keeps the key while the same action is retried', () => {
  const action = keys();
  const first = action.keyFor({ body: { name: 'A' } });
  expect(action.keyFor({ body: { name: 'A' } })).toBe(first);
});

it('uses a new key for a changed request', () => {
  const action = keys();
  expect(action.keyFor({ body: { name: 'A' } })).not.toBe(action.keyFor({ body: { name: 'B' } }));
});

it('treats the same request after success as a new action', () => {
  const action = keys();
  const first = action.keyFor({ body: { name: 'A' } });
  action.markDone({ body: { name: 'A' } });
  expect(action.keyFor({ body: { name: 'A' } })).not.toBe(first);
});

it('generates keys without a secure origin', () => {
  expect(createActionKeys().keyFor({})).toMatch(/^[0-9a-f]{32}$/);
});
