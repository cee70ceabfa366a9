import { spawnSync } from 'node:child_process';
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

describe('starting', () => {
  /** Starts the real process. A single target is representative and starts in half the time. */
  const start = (environment: NodeJS.ProcessEnv) => {
    const urls = testUrls();
    return spawnSync(
      process.execPath,
      [join(repositoryRoot, 'dist/apps/launcher/src/main.js'), '--target=crm'],
      {
        encoding: 'utf8',
        timeout: 30_000,
        env: {
          PATH: process.env['PATH'],
          NODE_ENV: 'test',
          PORT: '0',
          DATABASE_URL: database.url,
          NATS_URL: urls.natsUrl,
          REDIS_URL: urls.redisUrl,
          APP_SECRET: urls.appSecret,
          LOG_LEVEL: 'silent',
          START_PATIENCE_MS: String(PATIENCE_MS),
          ...environment,
        },
      },
    );
  };

  it('without PostgreSQL fails with one sentence and a non-zero exit code', () => {
    const { status, stderr } = start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect(stderr.trim()).toBe(
      'PostgreSQL does not answer at 127.0.0.1:1; the start gave up after 1 second.',
    );
    expect(status).toBe(1);
  });

  // Runs in this process, which has everything loaded. The launcher prints the message of a StartError as above.
  const refused = (sentence: string, config: Partial<ProcessConfig>) =>
    expect(
      startProduct({ only: ['crm'], database, config: { startPatienceMs: PATIENCE_MS, ...config } }),
    ).rejects.toEqual(new StartError(sentence));

  it.each([
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

  it('on a port already in use says so, whatever else is wrong', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) =>
      other.listen(0, '127.0.0.1', () => resolve((other.address() as AddressInfo).port)),
    );
    try {
      const { status, stderr } = start({ PORT: String(port), HOST: '127.0.0.1' });
      expect(stderr.trim()).toBe(`Port ${port} is taken by another program: set PORT to a free one.`);
      expect(status).toBe(1);
    } finally {
      other.close();
    }
  });

  it('with an invalid configuration names every invalid variable', () => {
    const { status, stderr } = start({ APP_SECRET: 'short', PORT: 'many' });
    expect(stderr).toContain('APP_SECRET must have at least 32 characters');
    expect(stderr).toContain('PORT');
    expect(status).toBe(1);
  });
});
