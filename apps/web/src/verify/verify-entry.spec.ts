import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

it('imports only small public modules of the product, and no schema or UI library', () => {
  const files = readdirSync(__dirname).filter((name) => /\.tsx?$/.test(name) && !name.includes('.spec.'));
  const from = files
    .flatMap((name) => readFileSync(join(__dirname, name), 'utf8').match(/^import (?!type)[^;]*;/gm) ?? [])
    .map((line) => /'([^']+)';$/.exec(line)?.[1] ?? line)
    .filter((path) => !path.startsWith('./'));
  expect([...new Set(from)].sort()).toEqual([
    '../patient/fields/field.view',
    '../patient/frame/button.view',
    '../patient/frame/text-size.view',
    '../patient/styles/patient.css',
    '../patient/styles/patient.form.css',
    '../patient/styles/patient.tokens.css',
    '../shared/api/fetch-public',
    '@fontsource-variable/inter/index.css',
    '@quillcare/rules',
    'react',
    'react-dom/client',
  ]);
});
