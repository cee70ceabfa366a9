// Determines which packages reach production: those that the server imports are in the image, those that the web client imports
// are in its bundle.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { fontLock, fontPackages } from '../build/fonts.mjs';
import { compilerOptions } from '../build/server.mjs';
import { root, serverSources, webSources } from '../build/sources.mjs';

const IMPORT = /(?:\bfrom|\bimport\(?)\s*['"]([^'"\n]+)['"]/g;
/** Also matches files located through their package, such as fonts. */
const REQUIRE = /\brequire(?:\.resolve)?\(['"]([^'"\n]+)['"]\)/g;
const NOT_BUNDLED = /\/testing\/|\.sample\.|vite\.config/;
/** Peers that a package of the bundle declares as optional but cannot work without. */
const BUNDLED_PEERS = ['@emotion/react', '@emotion/styled'];

const textOf = (path) => readFileSync(join(root, path), 'utf8');

/** The packages that a module imports, excluding Node's own and relative paths. */
export function packagesIn(text, statement = IMPORT) {
  return [...text.matchAll(statement)]
    .map(([, from]) => from)
    .filter((from) => /^[a-z@]/.test(from))
    .filter((from) => !from.startsWith('node:') && !from.startsWith('@quillcare/'))
    .map((from) =>
      from
        .split('/')
        .slice(0, from.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}

/** Read from compiled code, which no longer contains type imports. */
export function serverPackages() {
  const options = compilerOptions();
  const modules = serverSources().filter((path) => path.endsWith('.ts'));
  const compiled = modules.map((path) => transformSync(textOf(path), { ...options, filename: path }).code);
  return new Set(compiled.flatMap((text) => packagesIn(text, REQUIRE)));
}

/** Packages of which files are shipped that are neither imported nor bundled: the fonts of documents. */
export const copiedPackages = fontPackages;

/** The lock file merged with that of the font packages, which is separate. */
export function withFonts(lock) {
  const { '': _root, ...fonts } = fontLock().packages;
  return { ...lock, packages: { ...lock.packages, ...fonts } };
}

/** Only names in package.json count, because a text of the interface can look like an import. */
export function webPackages(manifest) {
  const known = { ...manifest.dependencies, ...manifest.devDependencies };
  const modules = webSources().filter((path) => /\.(tsx?|css|html)$/.test(path) && !NOT_BUNDLED.test(path));
  const imported = modules.flatMap((path) => packagesIn(textOf(path)));
  return new Set([...imported, ...BUNDLED_PEERS].filter((name) => name in known));
}

/** `dependencies` must be what the server imports plus what its packages require as peers. */
export function disagreements(manifest, lock, imported) {
  const dependencies = Object.keys(manifest.dependencies);
  const peers = new Set(dependencies.flatMap((name) => requiredPeers(lock.packages[`node_modules/${name}`])));
  return [
    ...[...imported]
      .filter((name) => !dependencies.includes(name))
      .map((name) => `the server imports ${name}, which is not in dependencies`),
    ...dependencies
      .filter((name) => !imported.has(name) && !peers.has(name))
      .map((name) => `${name} is in dependencies, but the server does not import it`),
  ];
}

function requiredPeers({ peerDependencies = {}, peerDependenciesMeta = {} } = {}) {
  return Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
}

/** The lock file paths of `names` and of all their dependencies. */
export function closureOf(lock, names) {
  const found = new Set();
  const waiting = [...names].map((name) => `node_modules/${name}`);
  while (waiting.length > 0) {
    const path = waiting.pop();
    const entry = lock.packages[path];
    if (!entry || found.has(path)) continue;
    found.add(path);
    const needed = [
      ...Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }),
      ...requiredPeers(entry),
    ];
    waiting.push(...needed.map((name) => resolveFrom(lock, path, name)).filter(Boolean));
  }
  return found;
}

/** Resolves a package as Node does: beside the package that requires it, or in a folder above. */
function resolveFrom(lock, path, name) {
  for (let folder = `${path}/`; ; folder = folder.slice(0, folder.lastIndexOf('node_modules/'))) {
    const candidate = `${folder}node_modules/${name}`;
    if (lock.packages[candidate]) return candidate;
    if (folder === '') return null;
  }
}
