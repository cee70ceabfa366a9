import { once } from 'node:events';
import { connect } from '@nats-io/transport-node';
import {
  migrate,
  natsOptions,
  openRedis,
  readConfig,
  runServices,
  verified,
  type ProcessConfig,
} from '@quillcare/service-kit';
import { TlsServers } from '@quillcare/testing';
import { Client } from 'pg';
import { loadServices } from './catalogue';

let servers: TlsServers;
let config: ProcessConfig;

beforeAll(async () => {
  servers = await TlsServers.start();
  config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    APP_SECRET: 's'.repeat(32),
    DATABASE_URL: servers.databaseUrl,
    DATABASE_CA_FILE: servers.caFile,
    NATS_URL: servers.natsUrl,
    NATS_CA_FILE: servers.caFile,
    REDIS_URL: servers.redisUrl,
    REDIS_CA_FILE: servers.caFile,
  });
});
afterAll(() => servers.stop());

async function refusal(databaseUrl: string): Promise<unknown> {
  const client = new Client({ connectionString: databaseUrl });
  return client.connect().catch((error: Error & { code?: string }) => error.code);
}

it('connects migrations and services to PostgreSQL, NATS and Redis over TLS with a private CA', async () => {
  const services = await loadServices(['assistant']);
  await migrate(services, config);
  const running = await runServices({ config, services, role: 'all' });
  const watcher = new Client({ connectionString: config.databaseUrl });
  try {
    const ready = (await (await fetch(`${running.url}/health/ready`)).json()) as { status: string };
    expect(ready.status).toBe('ok');
    await watcher.connect();
    const { rows } = await watcher.query(
      `select distinct ssl from pg_stat_ssl join pg_stat_activity using (pid) where application_name like 'quillcare-%'`,
    );
    expect(rows).toEqual([{ ssl: true }]);
  } finally {
    await watcher.end();
    await running.stop();
  }
});

it('rejects a server certificate from an unknown authority or for another name', async () => {
  expect(await refusal(`${servers.databaseUrl}?sslmode=verify-full`)).toBe('UNABLE_TO_VERIFY_LEAF_SIGNATURE');
  const byAddress = servers.databaseUrl.replace('@localhost', '@127.0.0.1');
  expect(await refusal(verified(byAddress, servers.caFile))).toBe('ERR_TLS_CERT_ALTNAME_INVALID');
  const { natsUrl, redisUrl } = config;
  await expect(connect(natsOptions({ natsUrl }, 'test'))).rejects.toThrow(/certificate/);
  const redis = openRedis({ redisUrl }, { retryStrategy: () => null });
  const [error] = (await once(redis, 'error').catch((thrown: unknown) => [thrown])) as [{ code: string }];
  expect(error.code).toBe('SELF_SIGNED_CERT_IN_CHAIN');
  redis.disconnect();
});
