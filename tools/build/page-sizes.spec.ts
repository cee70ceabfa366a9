import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPageSizes, scriptsIn } from './page-sizes.mjs';

const PAGE = `<script type="module" src="/assets/react-abc.js"></script>
  <link rel="modulepreload" href="/assets/page-def.js"><link rel="modulepreload" href="/assets/page-def.js">
  <script src="/after-paint.js" data-modules="/assets/start-ghi.js /assets/frame-jkl.js"></script>
  <link rel="stylesheet" href="/assets/paper-mno.css">`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-sizes-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'page.html'),
    '<script src="/assets/a.js"></script><script src="/assets/b.js"></script>',
  );
  // Sizes as sent: one is compressed, the other is too small to be.
  writeFileSync(join(folder, 'assets', 'a.js'), 'x'.repeat(9_000));
  writeFileSync(join(folder, 'assets', 'a.js.br'), 'x'.repeat(2_000));
  writeFileSync(join(folder, 'assets', 'b.js'), 'x'.repeat(500));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('finds each script a page runs, preloads or starts after the first paint, once', () => {
  expect(scriptsIn(PAGE)).toEqual([
    '/assets/react-abc.js',
    '/assets/page-def.js',
    '/assets/start-ghi.js',
    '/assets/frame-jkl.js',
  ]);
});

it('adds up the bytes sent, and rejects a page above its limit by name', async () => {
  expect(await checkPageSizes(folder, { 'page.html': 2.5 })).toEqual({ 'page.html': 2.5 });
  await expect(checkPageSizes(folder, { 'page.html': 2 })).rejects.toThrow(
    'page.html fetches 3 kB of script, more than 2',
  );
});

it('fails on a missing script', async () => {
  rmSync(join(folder, 'assets', 'b.js'));
  await expect(checkPageSizes(folder, { 'page.html': 100 })).rejects.toThrow('ENOENT');
});
