import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { inSources } from './stack-traces';

const SOURCE = `interface Quote {
  id: string;
}

export function refuse(quote: Quote): never {
  throw new Error(quote.id);
}
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stack traces-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Compiles as the build does; returns the line of the trace where the error was created. */
function compiled(name: string): string {
  const { code, map } = transformSync(SOURCE, {
    filename: `${name}.ts`,
    sourceFileName: `../src/${name}.ts`,
    sourceMaps: true,
    swcrc: false,
    module: { type: 'commonjs' },
    jsc: { parser: { syntax: 'typescript' } },
  });
  writeFileSync(join(folder, `${name}.js`), code);
  writeFileSync(join(folder, `${name}.js.map`), map ?? '');
  const lines = code.split('\n');
  const at = lines.findIndex((line) => line.includes('throw'));
  return `    at async Object.refuse (${join(folder, name)}.js:${at + 1}:${(lines[at] ?? '').indexOf('new') + 1})`;
}

it('maps a stack trace to the source files', () => {
  expect(inSources(`Error: no\n${compiled('quote')}`)).toBe(
    `Error: no\n    at async Object.refuse (${join(folder, '..', 'src', 'quote.ts')}:6:9)`,
  );
});

it('leaves files without a source map unchanged', () => {
  const trace = `    at Pool.query (${join(folder, 'node_modules', 'pg')}.js:12:3)\n    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)`;
  expect(inSources(trace)).toBe(trace);
});

it('leaves the line unchanged if its source map is broken', () => {
  const line = compiled('broken');
  writeFileSync(join(folder, 'broken.js.map'), '{');
  expect(inSources(line)).toBe(line);
});

it.each(['webpack://quillcare/./src/odd.ts', 'file://elsewhere/odd.ts', 'http://'])(
  'leaves the location unchanged if the source map names no file: %s',
  (source) => {
    const line = compiled('odd');
    const map = join(folder, 'odd.js.map');
    writeFileSync(
      map,
      JSON.stringify({ ...(JSON.parse(readFileSync(map, 'utf8')) as object), sources: [source] }),
    );
    expect(inSources(line)).toBe(line);
  },
);
