// Checks of a lock file. Each returns one sentence per fault.

/** The published name of a package in the lock file. */
export function nameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function packagesOf(lock) {
  return Object.entries(lock.packages).filter(([path]) => path !== '');
}

// Added by complete-lockfile.mjs for a platform other than this machine's.
function isPlaceholder(entry) {
  return entry.optional === true && entry.integrity === undefined && entry.os !== undefined;
}

/** Packages without a hash or from somewhere other than the registry. */
export function unsealed(lock) {
  return packagesOf(lock).flatMap(([path, entry]) => {
    if (isPlaceholder(entry)) return [];
    if (entry.link) return [`${path} is a link: packages come from the registry`];
    if (!/^sha512-/.test(entry.integrity ?? '')) return [`${path} has no SHA-512 hash`];
    if (entry.resolved && !/^https:/.test(entry.resolved)) return [`${path} comes from ${entry.resolved}`];
    return [];
  });
}

/** Differences between package.json and the lock file, and versions that are not exact. */
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

/** The licence of each package, from the lock file or from `stated`. `shipped` holds paths. */
export function licencesOf(lock, stated, shipped = new Set()) {
  return packagesOf(lock)
    .filter(([, entry]) => !isPlaceholder(entry))
    .map(([path, entry]) => ({
      name: nameOf(path),
      version: entry.version,
      licence: entry.license ?? stated[nameOf(path)] ?? 'unknown',
      isShipped: shipped.has(path),
    }));
}

/** Whether an SPDX expression can be satisfied with accepted licences. */
export function isAccepted(expression, accepted) {
  const choices = expression.replace(/[()]/g, '').split(/\s+OR\s+/);
  return choices.some((choice) => choice.split(/\s+AND\s+/).every((licence) => accepted.has(licence.trim())));
}

export function foreignLicences(list, accepted) {
  return list
    .filter(({ licence }) => !isAccepted(licence, accepted))
    .map(({ name, version, licence }) => `${name}@${version} is under ${licence}`);
}

/** Packages with an install script that is not on the list, and names on the list without one. */
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

export function onlyShipped(sbom, lock, shipped) {
  const ids = new Set([...shipped].map((path) => `${nameOf(path)}@${lock.packages[path].version}`));
  const root = sbom.metadata.component['bom-ref'];
  const isKept = (ref) => ref === root || ids.has(ref);
  return {
    ...sbom,
    // npm marks packages that only the bundle needs as optional or as development packages.
    components: sbom.components
      .filter((component) => isKept(component['bom-ref']))
      .map(({ scope: _scope, properties: _properties, ...component }) => component),
    dependencies: sbom.dependencies
      .filter(({ ref }) => isKept(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(isKept) })),
  };
}

/** High and critical vulnerabilities of shipped packages in the output of `npm audit --json`. Null if it is not a report. */
export function vulnerabilities(output, shipped) {
  const report = parse(output);
  if (!report?.vulnerabilities) return null;
  return Object.values(report.vulnerabilities)
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .filter(({ nodes }) => nodes.some((path) => shipped.has(path)))
    .map(({ name, severity, range }) => `${name} ${range}: ${severity}`);
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null; // Not a report, because the registry does not support audits.
  }
}
