// Finds `redis-server` and `nats-server` on this machine or in the system's packages (installed as root, otherwise unpacked into
// our own folder).
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TOOLS = fileURLToPath(new URL('../../.data/tools', import.meta.url));
// Some systems keep servers outside an ordinary user's PATH.
const USUAL_PLACES = ['/usr/local/sbin', '/usr/sbin', '/usr/local/bin', '/usr/bin', '/opt/homebrew/bin'];
const UNPACKED = [
  'redis-server',
  'redis-tools',
  'nats-server',
  'libjemalloc2',
  'liblzf1',
  'libatomic1',
  'liblua5.1-0',
];
const POLICY = '/usr/sbin/policy-rc.d';

export function isRoot() {
  return process.getuid?.() === 0;
}

export function findOnPath(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...USUAL_PLACES].filter(Boolean);
  return folders
    .map((folder) => join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

function run(file, args, options = {}) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C.UTF-8' };
  return spawnSync(file, args, { stdio: 'ignore', env, ...options }).status === 0;
}

/** Debian starts a server on installation. Ours run on their own ports, so the system's must not start. */
function withoutSystemServices(install) {
  const isOurPolicy = !existsSync(POLICY);
  if (isOurPolicy) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return install();
  } finally {
    if (isOurPolicy) rmSync(POLICY, { force: true });
  }
}

export function installAsRoot(packages, log) {
  if (!isRoot() || !findOnPath('apt-get')) return false;
  log(`installing ${packages.join(' and ')} with apt-get`);
  const wait = ['-o', 'DPkg::Lock::Timeout=300'];
  return withoutSystemServices(() => {
    run('apt-get', ['update', '-qq', ...wait]);
    const isInstalled = run('apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      ...wait,
      ...packages,
    ]);
    if (isInstalled && findOnPath('systemctl')) run('systemctl', ['disable', ...packages]);
    return isInstalled;
  });
}

/** Separate package lists: the system's may be empty, and only root may refresh them. */
function privateLists(folder) {
  for (const name of ['state/lists/partial', 'cache/archives/partial']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  return [
    ...['-o', `Dir::State=${join(folder, 'state')}`, '-o', `Dir::Cache=${join(folder, 'cache')}`],
    ...['-o', 'Dir::State::status=/var/lib/dpkg/status'],
  ];
}

function unpackPackages(log) {
  if (!findOnPath('apt-get') || !findOnPath('dpkg')) return;
  log('unpacking redis-server and nats-server from the system packages');
  const downloads = join(TOOLS, 'packages');
  const lists = privateLists(join(TOOLS, 'apt'));
  mkdirSync(downloads, { recursive: true });
  const download = (options) => {
    // One by one, so that a package unknown to this release does not fail the others.
    for (const name of UNPACKED) run('apt-get', ['download', '-qq', ...options, name], { cwd: downloads });
    return readdirSync(downloads).some((file) => file.startsWith('nats-server'));
  };
  if (!download([])) {
    run('apt-get', ['update', '-qq', ...lists]);
    download(lists);
  }
  for (const file of readdirSync(downloads)) run('dpkg', ['-x', join(downloads, file), join(TOOLS, 'root')]);
}

function findUnpacked(name) {
  const root = join(TOOLS, 'root');
  const file = ['usr/sbin', 'usr/bin']
    .map((folder) => join(root, folder, name))
    .find((path) => existsSync(path));
  if (!file) return undefined;
  const libraries = join(root, 'usr/lib');
  const folders = existsSync(libraries)
    ? readdirSync(libraries).filter((entry) => entry.endsWith('-gnu'))
    : [];
  const path = folders.map((folder) => join(libraries, folder)).join(delimiter);
  return { file, env: { LD_LIBRARY_PATH: path } };
}

/** Resolves to `{ file, env }`, or undefined if neither this machine nor its packages have the program. */
export function findServer(name, log) {
  const local = findOnPath(name);
  if (local) return { file: local, env: {} };
  const unpackedBefore = findUnpacked(name);
  if (unpackedBefore) return unpackedBefore;
  if (isRoot()) {
    // Both at once, because refreshing the package lists is the slow part.
    const missing = ['redis-server', 'nats-server'].filter((server) => !findOnPath(server));
    installAsRoot(missing, log);
    const installed = findOnPath(name);
    return installed ? { file: installed, env: {} } : undefined;
  }
  unpackPackages(log);
  return findUnpacked(name);
}
