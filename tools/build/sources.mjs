// The sources of each part of the build, and their fingerprint, which shows whether a build is stale.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');
export const dist = join(root, 'dist');

const BROWSER_ONLY = ['apps/web', 'libs/ui'];
const IN_THE_BUNDLE = ['apps/web', 'libs/ui', 'libs/contracts', 'libs/rules'];
const SETTINGS = ['package-lock.json', 'tools/fonts/package-lock.json', 'tsconfig.base.json', '.swcrc'];
const NOT_BUILT = /\.(spec|suite)\.tsx?$|\.d\.ts$|(^|\/)(project|tsconfig)\.json$|\/__snapshots__\//;
/** Files that lint-boundaries.spec.ts creates temporarily. */
const TEMPORARY = /\/forbidden-[\w-]+\.ts$/;
/** Compiled for journeys, chaos and attack, but never part of the image. */
const FOR_TESTS =
  /^apps\/journeys\/|^libs\/testing\/|^apps\/gateway\/src\/contract\/|\/src\/testing\/|\.fixtures\.ts$/;

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const isBelow = (folders) => (path) => folders.some((folder) => path.startsWith(`${folder}/`));

/** Source paths relative to the repository, with forward slashes. */
function listSources() {
  return ['apps', 'libs']
    .flatMap((folder) => filesBelow(join(root, folder)))
    .map((path) => relative(root, path).replaceAll('\\', '/'))
    .filter((path) => !NOT_BUILT.test(path) && !TEMPORARY.test(path));
}

function compiledSources() {
  const isBrowser = isBelow(BROWSER_ONLY);
  return listSources().filter((path) => /^(apps|libs)\/[^/]+\/src\//.test(path) && !isBrowser(path));
}

/** The sources of what runs in production. */
export function serverSources() {
  return compiledSources().filter((path) => !FOR_TESTS.test(path));
}

export function testSources() {
  return compiledSources().filter((path) => FOR_TESTS.test(path));
}

export function webSources() {
  return listSources().filter(isBelow(IN_THE_BUNDLE));
}

/** Includes the build's own code, so a build by an older version of it is stale. */
export function fingerprint(sources) {
  const tools = filesBelow(join(root, 'tools/build')).map((path) => relative(root, path));
  const hash = createHash('sha256');
  for (const path of [...SETTINGS, ...tools, ...sources]) {
    const absolute = join(root, path);
    if (!existsSync(absolute)) continue;
    hash.update(path).update('\0').update(readFileSync(absolute)).update('\0');
  }
  return hash.digest('hex');
}

const stampOf = (part) => join(dist, `.${part}.sha256`);

export function isBuilt(part, print) {
  return existsSync(stampOf(part)) && readFileSync(stampOf(part), 'utf8') === print;
}

export function markBuilt(part, print) {
  mkdirSync(dirname(stampOf(part)), { recursive: true });
  writeFileSync(stampOf(part), print);
}
