// What the helper servers of one data folder remember between runs: ports, process ids and the database password.
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

/** Written beside and moved into place: a crash half-way must not cost us the password. */
export function writeState(dataDir, state) {
  const temporary = `${fileOf(dataDir)}.${process.pid}`;
  writeFileSync(temporary, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  renameSync(temporary, fileOf(dataDir));
}

export function prepareFolder(dataDir) {
  mkdirSync(join(dataDir, 'logs'), { recursive: true });
  // The database server may run as another user who has to walk through; what is secret is protected file by file.
  if (process.getuid?.() === 0) chmodSync(dataDir, 0o755);
}

/** The secret from which the product derives its keys: made once per data folder. */
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
