import { describePermission } from './core/permissions';
import { OPERATIONS } from './registry';

/** Who may call what, one line per operation, so that a person reviews every change. */
it('records who may call each operation', () => {
  const lines = OPERATIONS.map(({ http, name, permission }) =>
    http
      ? `${http.method} /api${http.path} ${describePermission(permission)}`
      : `RPC ${name} ${describePermission(permission)}`,
  );
  expect(`\n${lines.sort().join('\n')}\n`).toMatchSnapshot();
});
