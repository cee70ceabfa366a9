// `npm ci` refuses a lock file that does not list every optional package of every platform, and `npm install` silently omits
// those that the registry does not offer. For each missing one this adds an entry with only version, system and processor, so
// that npm accepts the lock file and skips the package where it does not apply. Run it after every `npm install` that changes the
// lock file.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const SYSTEMS = [
  'darwin',
  'win32',
  'android',
  'freebsd',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
  'openharmony',
  'linux',
];
const PROCESSORS = ['arm64', 'x64', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'arm'];

/** Node's lookup: the package's own node_modules first, then those of each folder above it. */
function isLocked(packages, parent, name) {
  for (let folder = parent; ;) {
    if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) return true;
    if (folder === '') return false;
    const cut = folder.lastIndexOf('/node_modules/');
    folder = cut < 0 ? '' : folder.slice(0, cut);
  }
}

function placeholder(name, range, isDevelopmentOnly) {
  const system = SYSTEMS.find((candidate) => name.includes(candidate));
  const processor = PROCESSORS.find((candidate) => name.includes(candidate));
  return {
    version: range.replace(/^[\^~]/, ''),
    ...(isDevelopmentOnly ? { dev: true } : {}),
    optional: true,
    // A package whose name contains no system must not be installed anywhere, because it cannot be fetched.
    os: [system ?? (name.includes('windows') ? 'win32' : 'none')],
    ...(processor ? { cpu: [processor] } : {}),
  };
}

/** Returns a completed copy of the lock file and the names added. */
export function completeLock(lock) {
  const packages = { ...lock.packages };
  const added = [];
  for (const [parent, entry] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isLocked(packages, parent, name)) continue;
      packages[`node_modules/${name}`] = placeholder(name, range, entry.dev === true);
      added.push(name);
    }
  }
  const sorted = Object.keys(packages).sort();
  const complete = sorted.map((path) => {
    const { resolved, ...entry } = packages[path];
    // Download addresses depend on the installing machine, so they are dropped, except those of links, which point to our
    // folders.
    return [path, entry.link ? { resolved, ...entry } : entry];
  });
  return { lock: { ...lock, packages: Object.fromEntries(complete) }, added };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const path = process.argv[2] ?? 'package-lock.json';
  const { lock, added } = completeLock(JSON.parse(readFileSync(path, 'utf8')));
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`package-lock.json: ${added.length} entries added`);
}
