import { join } from 'node:path';
import { count, failures } from './test-report.mjs';

const root = join(__dirname, '..', '..');
const file = (name: string, ...statuses: string[]) => ({
  name: join(root, name),
  status: statuses.length > 0 && statuses.every((status) => status === 'passed') ? 'passed' : 'failed',
  assertionResults: statuses.map((status) => ({ status })),
});

describe('test report', () => {
  it('counts passed and failed tests, skipped tests as failed, and a file that did not load as one failure', () => {
    const report = {
      testResults: [
        file('a.spec.ts', 'passed', 'passed'),
        file('b.spec.ts', 'passed', 'failed', 'pending'),
        file('c.spec.ts'),
      ],
    };
    expect(count(report)).toEqual({ passed: 3, failed: 3 });
  });

  it('says briefly what failed, or why a file did not load', () => {
    const failing = file('a.spec.ts', 'passed', 'failed');
    Object.assign(failing.assertionResults[1] ?? {}, {
      fullName: 'adds',
      failureMessages: [
        '\u001B[31mexpected 2\u001B[39m\n\nreceived 3\n    at a\n    at b\n    at c\n    at d\n    at e',
      ],
    });
    const unloadable = { ...file('b.spec.ts'), message: 'Cannot find module' };
    expect(failures({ testResults: [failing, unloadable, file('c.spec.ts', 'passed')] })).toEqual([
      'a.spec.ts: adds: expected 2\nreceived 3\n    at a\n    at b\n    at c\n    at d',
      'b.spec.ts: Cannot find module',
    ]);
  });
});
