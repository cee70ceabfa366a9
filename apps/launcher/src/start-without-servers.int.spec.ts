import { spawnSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { createTestDatabase, repositoryRoot, testUrls, type TestDatabase } from '@quillcare/testing';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('starting', () => {
  // A single target is representative and starts in half the time.
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
          START_PATIENCE_MS: '1000',
          ...environment,
        },
      },
    );
  };

  it.each([
    [
      'PostgreSQL',
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      'PostgreSQL does not answer at 127.0.0.1:1; the start gave up after 1 second.',
    ],
    [
      'NATS',
      { NATS_URL: 'nats://127.0.0.1:1' },
      'NATS does not answer at 127.0.0.1:1; the start gave up after 1 second.',
    ],
    [
      'Redis',
      { REDIS_URL: 'redis://127.0.0.1:1' },
      'Redis does not answer at 127.0.0.1:1; the start gave up after 1 second.',
    ],
  ])('without %s fails with one sentence and a non-zero exit code', (_, environment, sentence) => {
    const { status, stderr } = start(environment);
    expect(stderr.trim()).toBe(sentence);
    expect(status).toBe(1);
  });

  it('before the migrations of its version have run waits for them, and says so', async () => {
    const own = await createTestDatabase();
    const owner = new Client({ connectionString: own.url });
    await owner.connect();
    try {
      await owner.query(`delete from crm.migration where name = 'Baseline1763000000000'`);
      const { status, stderr } = start({ DATABASE_URL: own.url });
      expect(stderr.trim()).toBe(
        'The schema of crm lacks a migration of this version (Baseline1763000000000): run "npm run migrate"; the start gave up after 1 second.',
      );
      expect(status).toBe(1);
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
