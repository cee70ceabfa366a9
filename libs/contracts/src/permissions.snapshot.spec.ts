import { describePermission } from './core/permissions';
import { OPERATIONS } from './registry';

/** Who may call what, one line per operation, so that a person reviews every change. */
it('every operation states who may call it', () => {
  const lines = OPERATIONS.map(({ http, name, permission }) =>
    http
      ? `${http.method} /api${http.path} ${describePermission(permission)}`
      : `RPC ${name} ${describePermission(permission)}`,
  );
  expect(`\n${lines.sort().join('\n')}\n`).toMatchSnapshot();
});
