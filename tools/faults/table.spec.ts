import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { planted } from './planting.mjs';
import { FAULTS } from './table.mjs';

describe('each planted fault', () => {
  it.each(FAULTS.map((fault) => [fault.name, fault] as const))('can be planted: %s', (_name, fault) => {
    const text = readFileSync(fault.file, 'utf8');
    expect(planted(fault, text)).not.toBe(text);
  });

  it.each(FAULTS.map((fault) => [fault.name, fault] as const))('has tests: %s', (_name, { tests }) => {
    const missing = tests.filter(
      (path) => !readdirSync(dirname(path)).some((name) => name.startsWith(basename(path))),
    );
    expect(missing).toEqual([]);
  });

  it('is another one', () => {
    expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length);
  });
});
