import { someSession } from '../../testing/session.sample';
import { createIdentityWatcher } from './identity-watcher';

const own = someSession('SUPER_ADMIN');
const support = {
  ...someSession(),
  impersonation: { byName: 'Aroha Williams', readOnly: true, expiresAt: '2026-11-20T01:30:00.000Z' },
};

function setUp() {
  const watch = createIdentityWatcher();
  const changes: unknown[] = [];
  const stop = watch.onChange((change) => changes.push(change));
  return { watch, changes, stop };
}

it('reports the start and end of support access, although the account is the same', () => {
  const { watch, changes } = setUp();
  watch.observe(own);
  watch.observe(own);
  expect(changes).toEqual([]);
  watch.observe(support);
  watch.observe(own);
  expect(changes).toEqual([
    { wasSupport: false, isSupport: true },
    { wasSupport: true, isSupport: false },
  ]);
});

it('distinguishes a second support access from the first', () => {
  const { watch, changes } = setUp();
  watch.observe(support);
  const later = { ...support.impersonation, expiresAt: '2026-11-20T02:30:00.000Z' };
  watch.observe({ ...support, impersonation: later });
  expect(changes).toEqual([{ wasSupport: true, isSupport: true }]);
});

it('reports no change after sign-out, and none to removed listeners', () => {
  const { watch, changes, stop } = setUp();
  watch.observe(own);
  const known = watch.current();
  watch.leave();
  expect([known, watch.current()]).toEqual([own.user.id, null]);
  watch.observe(support);
  expect(changes).toEqual([]);
  stop();
  watch.observe(own);
  expect(changes).toEqual([]);
});
