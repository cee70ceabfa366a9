// `npm ci` refuses a lock file that does not list every optional package of every platform, and `npm install`
// silently leaves out those the registry at hand does not carry. This fills the gaps: each missing optional
// dependency gets an entry that says only which version, system and processor it is for, so that npm agrees the
// lock is complete and skips it wherever it does not apply. Run it after every `npm install` that changes the lock.
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
    // A package whose name tells no system must not be installed anywhere: it cannot be fetched.
    os: [system ?? (name.includes('windows') ? 'win32' : 'none')],
    ...(processor ? { cpu: [processor] } : {}),
  };
}

/** Returns the completed lock and the names of what was added; the lock passed in is left as it was. */
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
    // A download address belongs to the machine that installed, except for links, where it is a folder of ours.
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
