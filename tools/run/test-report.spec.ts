import { join } from 'node:path';
import { count } from './test-report.mjs';

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
});
