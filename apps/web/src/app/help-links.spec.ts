import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchPath } from 'react-router-dom';
import { FEATURES } from './features';

// The articles belong to the assistant service, but they name parts of this app, so the two must stay in step.
const ARTICLES = join(__dirname, '../../../assistant/src/article/content');

const articles = readdirSync(ARTICLES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => readFileSync(join(ARTICLES, file), 'utf8'))
  .join('\n');

const pages = FEATURES.flatMap(({ pages: own = [] }) => own.map(({ path }) => path));

/** Every text of the app that can be the name of a button, page or field. */
const words = new Set(
  readdirSync(join(__dirname, '..'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.en.ts'))
    .flatMap((file) => [
      ...readFileSync(join(__dirname, '..', file), 'utf8').matchAll(/'((?:[^'\\]|\\.)+)'|"([^"]+)"/g),
    ])
    .map(([, single, double]) => (single ?? double ?? '').replaceAll("\\'", "'")),
);

/** Keyboard keys, and tabs that lists derive from their filters. */
const NO_WORDS = ['Ctrl K', '⌘ K'];

const quoted = [...articles.matchAll(/\*\*([^*]+)\*\*/g)].map(([, label]) => label!);

it('finds the help articles', () => {
  expect(quoted.length).toBeGreaterThan(100);
});

it('has a page for every path that an article opens', () => {
  const opened = [...articles.matchAll(/^page: (.+)$/gm)].map(([, path]) => path!);
  expect(opened.filter((path) => !pages.some((page) => matchPath(page, path)))).toEqual([]);
});

it('has a page for every path that an article explains', () => {
  const explained = [...articles.matchAll(/^at:\n((?: +- .+\n)+)/gm)].flatMap(([, list]) =>
    [...list!.matchAll(/^ +- (.+)$/gm)].map(([, path]) => path!),
  );
  expect(explained.length).toBeGreaterThan(100);
  expect(
    explained.filter((path) => path !== '/quotes/view/:id' && !pages.some((page) => matchPath(page, path))),
  ).toEqual([]);
});

it('has every label that the articles quote', () => {
  const unknown = quoted.filter((label) => !words.has(label) && !NO_WORDS.includes(label));
  expect([...new Set(unknown)]).toEqual([]);
});
