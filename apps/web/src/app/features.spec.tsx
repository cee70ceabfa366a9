import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Operation } from '@quillcare/contracts';
import type { Feature } from '../shared/feature/feature';
import { MENU, PALETTE, TOOLS } from './entries';
import { FEATURES } from './features';

const FOLDER = join(__dirname, '..', 'features');
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const folders = readdirSync(FOLDER).filter((name) => existsSync(join(FOLDER, name, 'feature.ts')));

it('registers every feature folder', () => {
  const forgotten = folders.filter((name) => {
    const exported = Object.values(
      jest.requireActual<Record<string, Feature>>(join(FOLDER, name, 'feature')),
    );
    return !exported.some((feature) => FEATURES.includes(feature));
  });
  expect(
    forgotten.map((name) => `Add the feature of features/${name}/feature.ts to the list in app/features.ts.`),
  ).toEqual([]);
});

it('assigns each path to a single page', () => {
  const addresses = FEATURES.flatMap(({ pages = [] }) =>
    pages.map(({ path, only = '' }) => `${path} ${only}`),
  );
  expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
});

/** URLs of forms, such as `/doctors/new` and `/quotes/edit/:id`. */
const FORM = /\/(new|create|edit)(\/:id)?$/;

it('requires the permission to save, not just to read, for every form', async () => {
  const forms = FEATURES.flatMap(({ pages = [] }) => pages).filter(({ path }) => FORM.test(path));
  const rights = await Promise.all(
    forms.map(async ({ path, right }) => {
      const operation: Partial<Operation> = typeof right === 'function' ? await right() : {};
      return { path, kind: operation.kind };
    }),
  );
  expect(rights.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/doctors/new', '/doctors/:id/edit', '/sites/new', '/quotes/edit/:id']),
  );
  expect(rights.filter(({ kind }) => kind !== 'command')).toEqual([]);
});

it('gives no two menu, tool, action or palette entries the same position', () => {
  const places = [
    ...MENU.map(({ group, order }) => `menu ${group} ${order}`),
    ...TOOLS.map(({ group, order }) => `tool ${group} ${order}`),
    ...FEATURES.flatMap(({ actions = [] }) => actions.map(({ order }) => `action ${order}`)),
    ...PALETTE.map(({ order }) => `palette ${order}`),
  ];
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([]);
});

/** Dialogs on live data that send a version but do not need `useInitialValue`, with the reason for each. */
const SEEN_OTHERWISE: Record<string, string> = {
  'dashboard/today/call.dialog.tsx': 'useNextStep holds the row that was clicked',
  'dashboard/today/next-step.dialog.tsx': 'useNextStep holds the row that was clicked',
};

it('sends the version the user saw from every dialog, even if a colleague has changed the record since', () => {
  const dialogs = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.dialog.tsx'))
    .filter((name) => /(?:body|query): \{[^}]*\bversion\b|body = \{[^}]*\bversion\b/i.test(read(name)));
  // Declared acts are excluded, because an act keeps the record as it was clicked (`shared/acts`).
  expect(dialogs).toContain('leads/convert.dialog.tsx');
  const unseen = dialogs.filter(
    (name) => !read(name).includes('useInitialValue(') && !(name in SEEN_OTHERWISE),
  );
  expect(unseen.map((name) => `Take the record of ${name} by useInitialValue.`)).toEqual([]);
});
