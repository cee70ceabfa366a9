// A PostgreSQL server with an archive of its write-ahead log, as deploy/backup/quillcare-backup writes and reads it.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findOnPath } from '../infra/binaries.mjs';
import { owner } from '../infra/postgres-home.mjs';
import { root } from '../run/preflight.mjs';

const execute = promisify(execFile);

/** The archive's folder, keys and script. `run` executes an operator's command as PostgreSQL's user. */
export async function makeArchive(folder) {
  const at = (name) => join(folder, name);
  mkdirSync(at('backups'));
  const { stdout: identity } = await execute('age-keygen', []);
  writeFileSync(at('identity'), identity);
  writeFileSync(at('recipients'), `${/public key: (\S+)/.exec(identity)[1]}\n`);
  copyFileSync(join(root, 'deploy/backup/quillcare-backup'), at('quillcare-backup'));
  for (const name of ['quillcare-backup', '.']) chmodSync(at(name), 0o755);
  const user = owner();
  if (user)
    for (const name of ['backups', 'identity', 'recipients', '.']) chownSync(at(name), user.uid, user.gid);
  const environment = {
    BACKUP_DIR: at('backups'),
    BACKUP_RECIPIENTS: at('recipients'),
    BACKUP_IDENTITY: at('identity'),
  };
  const given = ['BACKUP_DIR', 'BACKUP_RECIPIENTS'].map((name) => `${name}=${environment[name]}`).join(' ');
  return {
    folder: at('backups'),
    command: `${given} ${at('quillcare-backup')} seal %p %f`,
    run: async (args, more = {}) => {
      const child = spawn(at('quillcare-backup'), args, {
        cwd: folder,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, ...environment, ...more },
        ...(user ?? {}),
      });
      const [code] = await once(child, 'close');
      if (code !== 0) throw new Error(`quillcare-backup ${args[0]} ended with ${code}.`);
    },
  };
}

/** Whether the programs that quillcare-backup needs match a server of this version. */
async function hasPrograms(major) {
  if (!findOnPath('pg_basebackup')) return false;
  const { stdout } = await execute('pg_basebackup', ['--version']);
  return Number(/ (\d+)/.exec(stdout)?.[1]) >= major;
}

/**
 * A base backup by pg_basebackup where it is recent enough, otherwise by the underlying functions ("Making a base backup using
 * the low level API" in PostgreSQL's manual), into the same encrypted file.
 */
export async function takeBase(archive, database, url) {
  const [{ version, folder }] = await database.query(
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('data_directory') as folder`,
  );
  if (await hasPrograms(version)) {
    const { hostname, port, username, password } = new URL(url);
    await archive.run(['base'], {
      PGHOST: hostname,
      PGPORT: port,
      PGUSER: username,
      PGPASSWORD: decodeURIComponent(password),
    });
    return 'pg_basebackup';
  }
  await archive.run(['base'], {
    PATH: `${writeStandIn(archive.folder)}:${process.env.PATH}`,
    DRILL_URL: url,
    DRILL_DATA: folder,
    DRILL_NODE: process.execPath,
    DRILL_SCRIPT: join(root, 'tools/restore-drill/low-level-backup.mjs'),
  });
  return "PostgreSQL's low-level functions, because no pg_basebackup of its version is here";
}

function writeStandIn(folder) {
  const programs = join(folder, '..', 'programs');
  mkdirSync(programs, { recursive: true });
  writeFileSync(join(programs, 'pg_basebackup'), '#!/bin/sh\nexec "$DRILL_NODE" "$DRILL_SCRIPT"\n');
  for (const path of [programs, join(programs, 'pg_basebackup')]) chmodSync(path, 0o755);
  return programs;
}
