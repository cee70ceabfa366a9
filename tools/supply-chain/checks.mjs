// Judges a lock file. Each check answers sentences about what is wrong; none means that all is well.

/** The name under which a package of the lock file is published. */
export function nameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function packagesOf(lock) {
  return Object.entries(lock.packages).filter(([path]) => path !== '');
}

// What complete-lockfile.mjs filled in: it says that a package exists and is installed nowhere here.
function isPlaceholder(entry) {
  return entry.optional === true && entry.integrity === undefined && entry.os !== undefined;
}

/** Everything has a hash, and comes from the registry. */
export function unsealed(lock) {
  return packagesOf(lock).flatMap(([path, entry]) => {
    if (isPlaceholder(entry)) return [];
    if (entry.link) return [`${path} is a link: packages come from the registry`];
    if (!/^sha512-/.test(entry.integrity ?? '')) return [`${path} has no SHA-512 hash`];
    if (entry.resolved && !/^https:/.test(entry.resolved)) return [`${path} comes from ${entry.resolved}`];
    return [];
  });
}

/** What package.json asks for is what the lock file holds, each version pinned exactly. */
export function outOfStep(manifest, lock) {
  const root = lock.packages[''] ?? {};
  return ['dependencies', 'devDependencies'].flatMap((kind) =>
    Object.entries(manifest[kind] ?? {}).flatMap(([name, range]) => {
      if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range)) return [`${name}@${range} is not pinned to one version`];
      if (root[kind]?.[name] !== range) return [`${name}@${range} is not what the lock file was made for`];
      const locked = lock.packages[`node_modules/${name}`]?.version;
      return locked === range ? [] : [`${name}@${range} is locked as ${locked}`];
    }),
  );
}

/** The licence of each package, by the lock file or by our own reading of its licence file. */
export function licencesOf(lock, stated) {
  return packagesOf(lock)
    .filter(([, entry]) => !isPlaceholder(entry))
    .map(([path, entry]) => ({
      name: nameOf(path),
      version: entry.version,
      licence: entry.license ?? stated[nameOf(path)] ?? 'unknown',
      isShipped: entry.dev !== true,
    }));
}

/** Whether an SPDX expression lets us choose accepted licences only. */
export function isAccepted(expression, accepted) {
  const choices = expression.replace(/[()]/g, '').split(/\s+OR\s+/);
  return choices.some((choice) => choice.split(/\s+AND\s+/).every((licence) => accepted.has(licence.trim())));
}

/** Packages under licences that nobody has accepted. */
export function foreignLicences(list, accepted) {
  return list
    .filter(({ licence }) => !isAccepted(licence, accepted))
    .map(({ name, version, licence }) => `${name}@${version} is under ${licence}`);
}

/** Packages that run a script when they are installed without being on the list, and names on the list that nobody needs. */
export function unlistedScripts(lock, listed) {
  const found = new Set(
    packagesOf(lock).flatMap(([path, entry]) => (entry.hasInstallScript ? [nameOf(path)] : [])),
  );
  return [
    ...[...found]
      .filter((name) => !(name in listed))
      .map((name) => `${name} runs a script when it is installed`),
    ...Object.keys(listed)
      .filter((name) => !found.has(name))
      .map((name) => `${name} is listed but runs no script`),
  ];
}

/** What `npm audit --json` found: sentences, or null when the registry does not answer one. */
export function vulnerabilities(output) {
  const report = parse(output);
  if (!report?.vulnerabilities) return null;
  return Object.values(report.vulnerabilities)
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ name, severity, range }) => `${name} ${range}: ${severity}`);
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null; // Not a report: the registry does not answer.
  }
}
