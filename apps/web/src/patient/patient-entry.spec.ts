import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAPER = join(__dirname, '..', 'shared', 'quote-paper');
// The staff app's wrapper of the paper is in the same folder, but the patient's page does not load it.
const STAFF_ONLY = 'staff-paper.view.tsx';

function imports(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name) && !/\.(spec|sample)\./.test(name) && name !== STAFF_ONLY)
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/^import (?!type)[^;]*;/gm) ?? [])
    .map((line) => /'([^']+)';$/.exec(line)?.[1] ?? line);
}

it('loads nothing of the staff app, no third party, and no schema library', () => {
  const packages = [...imports(__dirname), ...imports(PAPER)].filter((from) => !from.startsWith('./'));
  expect(new Set(packages)).toEqual(
    new Set([
      '@fontsource-variable/inter/index.css',
      '@quillcare/rules',
      'react',
      'react-dom/client',
      'signature_pad',
      '../shared/formats/wait-words',
      '../shared/quote-paper/letterhead.view',
      '../shared/quote-paper/quote-paper.model',
      '../shared/quote-paper/quote-paper.view',
    ]),
  );
});
