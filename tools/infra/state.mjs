// State of a data folder's servers between runs: ports, process ids and the database password.
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileOf = (dataDir) => join(dataDir, 'infra.json');

export function readState(dataDir) {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8'));
  } catch {
    return {};
  }
}

/** Written to a temporary file and renamed, so that a crash does not lose the password. */
export function writeState(dataDir, state) {
  const temporary = `${fileOf(dataDir)}.${process.pid}`;
  writeFileSync(temporary, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  renameSync(temporary, fileOf(dataDir));
}

export function prepareFolder(dataDir) {
  mkdirSync(join(dataDir, 'logs'), { recursive: true });
  // The database server may run as another user, who must be able to enter. Secret files are protected individually.
  if (process.getuid?.() === 0) chmodSync(dataDir, 0o755);
}

/** The secret from which the product derives its keys, generated once per data folder. */
export function appSecret(dataDir) {
  const file = join(dataDir, 'app-secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
