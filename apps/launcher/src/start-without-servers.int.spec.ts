import { execFile } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { StartError, type ProcessConfig } from '@quillcare/service-kit';
import {
  createTestDatabase,
  repositoryRoot,
  startProduct,
  testUrls,
  type TestDatabase,
} from '@quillcare/testing';
import { Client } from 'pg';

const PATIENCE_MS = 1_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Starts the real process. A single target is representative and starts in half the time. */
function start(environment: NodeJS.ProcessEnv): Promise<{ code?: string | number | null; stderr: string }> {
  const urls = testUrls();
  const launcher = join(repositoryRoot, 'dist/apps/launcher/src/main.js');
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    DATABASE_URL: database.url,
    NATS_URL: urls.natsUrl,
    REDIS_URL: urls.redisUrl,
    APP_SECRET: urls.appSecret,
    LOG_LEVEL: 'silent',
    ...environment,
  };
  return new Promise((resolve) =>
    execFile(process.execPath, [launcher, '--target=crm'], { timeout: 60_000, env }, (error, _, stderr) =>
      resolve({ code: error?.code, stderr }),
    ),
  );
}

describe('starting', () => {
  it('on a port already in use, or with an invalid configuration, says so and exits with an error', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) =>
      other.listen(0, '127.0.0.1', () => resolve((other.address() as AddressInfo).port)),
    );
    const [taken, invalid] = await Promise.all([
      start({ PORT: String(port) }),
      start({ APP_SECRET: 'short', PORT: 'many' }),
    ]);
    other.close();
    expect(taken).toEqual({
      code: 1,
      stderr: `Port ${port} is taken by another program: set PORT to a free one.\n`,
    });
    expect(invalid.stderr).toContain('APP_SECRET must have at least 32 characters');
    expect(invalid.stderr).toContain('PORT');
    expect(invalid.code).toBe(1);
  });

  // Runs in this process, which has everything loaded. The launcher prints the message of a StartError like that of an invalid configuration.
  const refused = (sentence: string, config: Partial<ProcessConfig>) =>
    expect(
      startProduct({ only: ['crm'], database, config: { startPatienceMs: PATIENCE_MS, ...config } }),
    ).rejects.toEqual(new StartError(sentence));

  it.each([
    ['PostgreSQL', { databaseUrl: 'postgres://nobody@127.0.0.1:1/none' }],
    ['NATS', { natsUrl: 'nats://127.0.0.1:1' }],
    ['Redis', { redisUrl: 'redis://127.0.0.1:1' }],
  ])('without %s gives up', (name, config) =>
    refused(`${name} does not answer at 127.0.0.1:1; the start gave up after 1 second.`, config),
  );

  it('before the migrations of its version have run waits for them, and says so', async () => {
    const own = await createTestDatabase();
    const owner = new Client({ connectionString: own.url });
    await owner.connect();
    try {
      await owner.query(`delete from crm.migration where name = 'Baseline1763000000000'`);
      await refused(
        'The schema of crm lacks a migration of this version (Baseline1763000000000): run "npm run migrate"; the start gave up after 1 second.',
        { databaseUrl: own.url },
      );
    } finally {
      await owner.end();
      await own.drop();
    }
  });
});
