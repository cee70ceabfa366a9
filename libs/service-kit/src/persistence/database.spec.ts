import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { ProcessLogger } from '../observability/logger';
import { Database } from './database';
import { isDatabaseAway } from './sql-errors';

function message(type: string, ...parts: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const AUTHENTICATED = message('R', Buffer.alloc(4));
const READY = message('Z', 'I');
const FATAL = message(
  'E',
  'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0',
);

let server: Server;
let pool: Pool;
const warnings: string[] = [];
const logger = { warn: (_facts: object, text: string) => warnings.push(text) } as unknown as ProcessLogger;

// A server that accepts a login and closes the connection in the same packet.
beforeEach(async () => {
  warnings.length = 0;
  server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', () => socket.end(Buffer.concat([AUTHENTICATED, READY, FATAL])));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  pool = new Pool({ connectionString: `postgres://somebody:secret@127.0.0.1:${port}/none` });
  pool.on('error', () => undefined); // In the product this is TypeORM's own handler.
});
afterEach(async () => {
  await pool.end();
  server.close();
});

it('fails only the request, not the process, if a connection breaks while being handed over', async () => {
  const database = new Database({ driver: { master: pool } } as unknown as DataSource, logger);
  const client = await database.connect();
  const failure: unknown = await client.query('select 1').then(
    () => null,
    (error: unknown) => error,
  );
  client.release(true);
  expect(isDatabaseAway(failure)).toBe(true);
  expect(warnings).toContain('database connection broke');
});
