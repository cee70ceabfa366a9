import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { planted } from './planting.mjs';
import { FAULTS } from './table.mjs';

/** The test files that Jest runs for a path as given in the table. */
const testsOf = (path: string) =>
  readdirSync(dirname(path), { recursive: true, encoding: 'utf8' })
    .map((name) => join(dirname(path), name))
    .filter((name) => name.startsWith(path) && /\.spec\.tsx?$/.test(name));

const each = FAULTS.map((fault) => [fault.name, fault] as const);

describe('planted faults', () => {
  it.each(each)('can be planted: %s', (_name, fault) => {
    const text = readFileSync(fault.file, 'utf8');
    expect(planted(fault, text)).not.toBe(text);
  });

  it.each(each)('have tests: %s', (_name, { tests }) => {
    expect(tests).not.toEqual([]);
    expect(tests.filter((path) => testsOf(path).length === 0)).toEqual([]);
  });

  it('have unique names', () => {
    expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length);
  });
});

it('rejects a fault whose place is gone or occurs twice', () => {
  const fault = { name: 'A slip', file: 'a.ts', find: 'is(1)', put: '' };
  expect(() => planted(fault, 'was(1)')).toThrow('"A slip": what it changes is 0 times in a.ts.');
  expect(() => planted(fault, 'is(1) is(1)')).toThrow('2 times');
});
