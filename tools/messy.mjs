// `npm run messy`: runs eight lists as practices supply them through the product: columns, check, correction, import, undo,
// import again, export with every field, and import into another practice. Every line is accounted for, and the stored data must
// match the files.
//   npm run messy [-- --rows 2500]         rows in each file
//   npm run messy -- --write FOLDER        only writes the files, for trying them by hand
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prove } from './run/proof.mjs';
import { run } from './run/preflight.mjs';

const { values: options } = parseArgs({
  options: { rows: { type: 'string', default: '2500' }, write: { type: 'string' } },
});

async function writeFiles(folder) {
  const { messyFiles } = await import('./messy/files.mjs');
  mkdirSync(folder, { recursive: true });
  for (const { fileName, bytes } of await messyFiles(Number(options.rows))) {
    writeFileSync(join(folder, fileName), bytes);
    console.log(`${join(folder, fileName)}  ${bytes.length} bytes`);
  }
}

async function tryFiles({ dataDir, artefacts, report }) {
  const figures = join(artefacts, 'figures.json');
  rmSync(figures, { force: true });
  const code = await run(
    process.execPath,
    ['node_modules/jest/bin/jest.js', 'tools/messy/messy-files', '--selectProjects', 'int', '--runInBand'],
    {
      QUILLCARE_TEST_DIR: dataDir,
      NODE_ENV: 'test',
      TZ: 'UTC',
      MESSY_ROWS: options.rows,
      MESSY_FIGURES: figures,
    },
  );
  if (code !== 0) return code;
  const row = (...cells) => `| ${cells.join(' | ')} |`;
  const files = JSON.parse(readFileSync(figures, 'utf8'));
  report([
    row('file', 'rows', 'created', 'of them flagged', 'refused', 'mended', 'imported in'),
    row(...Array(7).fill('---')),
    ...files.map((file) =>
      row(
        ...[file.name, file.rows, file.created, file.flagged, file.refused, file.mended],
        `${(file.milliseconds / 1000).toFixed(1)} s`,
      ),
    ),
  ]);
  return 0;
}

if (options.write) await writeFiles(options.write);
else await prove('messy', tryFiles, { build: ['--server'] });
