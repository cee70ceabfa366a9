// Writes a base backup to standard output like "pg_basebackup --pgdata=- --format=tar", where that program is missing.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const { DRILL_URL: url, DRILL_DATA: data } = process.env;
const NOT_COPIED = [
  'pg_wal/*',
  'postmaster.pid',
  'postmaster.opts',
  'pg_replslot/*',
  'pg_dynshmem/*',
  'pg_stat_tmp/*',
  'pgsql_tmp*',
];

async function tar(args, output) {
  const child = spawn('tar', args, { stdio: ['ignore', output, 'inherit'] });
  const [code] = await once(child, 'close');
  // 1: a file changed while it was read, which replaying the log repairs.
  if (code > 1) throw new Error(`tar ended with ${code}`);
}

const client = new pg.Client({ connectionString: url });
await client.connect();
const scratch = mkdtempSync(join(tmpdir(), 'quillcare-base-'));
try {
  await client.query(`select pg_backup_start('drill', true)`);
  const whole = join(scratch, 'base.tar');
  await tar([
    '--create',
    '--file',
    whole,
    '--warning=no-file-changed',
    '--warning=no-file-removed',
    '--directory',
    data,
    ...NOT_COPIED.map((path) => `--exclude=./${path}`),
    '.',
  ]);
  const { rows } = await client.query('select labelfile from pg_backup_stop(true)');
  writeFileSync(join(scratch, 'backup_label'), rows[0].labelfile);
  await tar(['--append', '--file', whole, '--directory', scratch, 'backup_label']);
  const child = spawn('cat', [whole], { stdio: ['ignore', 'inherit', 'inherit'] });
  await once(child, 'close');
} finally {
  await client.end();
  rmSync(scratch, { recursive: true, force: true });
}
