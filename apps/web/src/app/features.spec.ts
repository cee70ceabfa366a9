import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Feature } from '../shared/feature/feature';
import { FEATURES } from './features';

const FOLDER = join(__dirname, '..', 'features');
const folders = readdirSync(FOLDER).filter((name) => existsSync(join(FOLDER, name, 'feature.ts')));

it('contains every feature', () => {
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

it('gives each address to one page', () => {
  const addresses = FEATURES.flatMap(({ pages = [] }) =>
    pages.map(({ path, only = '' }) => `${path} ${only}`),
  );
  expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
});

it('lets no two entries claim the same place', () => {
  const places = FEATURES.flatMap(({ menu = [], tools = [], actions = [], palette = [] }) => [
    ...menu.map(({ group, order }) => `menu ${group} ${order}`),
    ...tools.map(({ group, order }) => `tool ${group} ${order}`),
    ...actions.map(({ order }) => `action ${order}`),
    ...palette.map(({ order }) => `palette ${order}`),
  ]);
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([]);
});
