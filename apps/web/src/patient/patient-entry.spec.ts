import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const PAPER = join(__dirname, '..', 'shared', 'quote-paper');
// The staff app's wrapper of the document is in the same folder, but the patient's page does not load it.
const STAFF_ONLY = 'staff-paper.view.tsx';

function imports(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => /\.tsx?$/.test(name) && !/\.(spec|sample)\./.test(name) && basename(name) !== STAFF_ONLY,
    )
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/^import (?!type)[^;]*;/gm) ?? [])
    .map((line) => /'([^']+)';$/.exec(line)?.[1] ?? line);
}

it('imports nothing of the staff app, no third-party service, and no schema library', () => {
  const foreign = [...imports(__dirname), ...imports(PAPER)]
    .filter((from) => !from.startsWith('.') || from.includes('/shared/'))
    .map((from) => from.replace(/^[./]+\/shared\//, 'shared/'));
  const [own, packages] = [true, false].map((isOwn) =>
    [...new Set(foreign.filter((from) => from.startsWith('shared/') === isOwn))].sort(),
  );
  expect(packages).toEqual([
    '@fontsource-variable/inter/index.css',
    '@quillcare/rules',
    'react',
    'react-dom/client',
    'signature_pad',
  ]);
  expect(own?.filter((from) => !from.startsWith('shared/quote-paper/'))).toEqual([
    'shared/api/fetch-public',
    'shared/api/random-key',
    'shared/files/save-file',
    'shared/formats/wait-words',
    'shared/terms-text/terms-text.view',
  ]);
});
