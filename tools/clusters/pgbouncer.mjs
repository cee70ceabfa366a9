// PgBouncer in front of PostgreSQL, in transaction mode: it assigns a connection per transaction, and the next transaction may
// get another.
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath, installAsRoot } from '../infra/binaries.mjs';
import { steadyPort } from '../infra/ports.mjs';
import { ask, HOST } from '../infra/processes.mjs';
import { owner } from '../infra/postgres-home.mjs';
import { Node } from './node.mjs';

/** Connections per login: fewer than a process uses concurrently. */
export const POOL_SIZE = 4;

// Requests TLS as a PostgreSQL client does. The reply is a single letter.
const SSL_REQUEST = String.fromCharCode(0, 0, 0, 8, 4, 210, 22, 47);

function programOf(print) {
  if (!findOnPath('pgbouncer')) installAsRoot(['pgbouncer'], print);
  const file = findOnPath('pgbouncer');
  if (!file) throw new Error('pgbouncer was not found; install it.');
  return { file, env: {} };
}

/** The password variables of each service's logins, by login. */
export function passwordsOf(services) {
  return Object.fromEntries(
    services
      .flatMap((service) => [service, `${service}_api`])
      .map((login) => [login, randomBytes(24).toString('hex')]),
  );
}

export class PgBouncer {
  static async start({ dataDir, databaseUrl, passwords, print }) {
    const server = new URL(databaseUrl);
    const folder = join(dataDir, 'pgbouncer');
    const port = await steadyPort();
    mkdirSync(folder, { recursive: true });
    const users = Object.entries(passwords).map(([login, password]) => `"quillcare_${login}" "${password}"`);
    writeFileSync(join(folder, 'users.txt'), `${users.join('\n')}\n`);
    const file = join(folder, 'pgbouncer.ini');
    writeFileSync(
      file,
      `[databases]
quillcare = host=${HOST} port=${server.port} dbname=${server.pathname.slice(1)}
[pgbouncer]
listen_addr = ${HOST}
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = ${POOL_SIZE}
max_client_conn = 500
`,
    );
    const pooler = new PgBouncer();
    pooler.node = new Node({
      name: 'pgbouncer',
      folder,
      program: programOf(print),
      args: [file],
      mark: file,
      owner: owner(),
      isReady: async () => /^[SN]/.test(await ask(port, Buffer.from(SSL_REQUEST, 'latin1'))),
    });
    await pooler.node.start();
    const withoutLogin = (url) => Object.assign(new URL(url), { username: '', password: '' }).toString();
    pooler.environment = {
      DATABASE_URL: `postgresql://${HOST}:${port}/quillcare`,
      DATABASE_DIRECT_URL: withoutLogin(databaseUrl),
    };
    return pooler;
  }

  stop() {
    return this.node.stop();
  }
}
