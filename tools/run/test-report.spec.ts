import { join } from 'node:path';
import { count, filesToRunAgain } from './test-report.mjs';

const root = join(__dirname, '..', '..');
const file = (name: string, ...statuses: string[]) => ({
  name: join(root, name),
  status: statuses.length > 0 && statuses.every((status) => status === 'passed') ? 'passed' : 'failed',
  assertionResults: statuses.map((status) => ({ status })),
});

describe('the report of the tests', () => {
  it('counts passed and failed tests, skipped ones as failed, and a file that did not load as one failure', () => {
    const report = {
      testResults: [
        file('a.spec.ts', 'passed', 'passed'),
        file('b.spec.ts', 'passed', 'failed', 'pending'),
        file('c.spec.ts'),
      ],
    };
    expect(count(report)).toEqual({ passed: 3, failed: 3 });
  });

  it('takes what was run again as it ended then, better or worse', () => {
    const first = {
      testResults: [file('a.spec.ts', 'passed'), file('b.spec.ts', 'passed', 'failed'), file('c.spec.ts')],
    };
    const second = {
      testResults: [file('b.spec.ts', 'passed', 'passed'), file('c.spec.ts', 'passed', 'failed')],
    };
    expect(filesToRunAgain(first)).toEqual(['b.spec.ts', 'c.spec.ts']);
    expect(count(first, second)).toEqual({ passed: 4, failed: 1 });
  });

  it('runs nothing again when so much failed that it is no coincidence', () => {
    const many = Array.from({ length: 7 }, (_, index) => file(`${index}.spec.ts`, 'failed'));
    expect(filesToRunAgain({ testResults: many })).toEqual([]);
    expect(count({ testResults: many })).toEqual({ passed: 0, failed: 7 });
  });
});
