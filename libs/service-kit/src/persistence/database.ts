import { Inject, Injectable } from '@nestjs/common';
import type { TypeOrmModuleOptions } from '@nestjs/typeorm';
import { Client, types, type Pool, type PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { DATA_SOURCE } from '../injection';
import type { ProcessConfig } from '../config';
import type { ServiceDefinition } from '../service/define-service';
import { ProcessLogger } from '../observability/logger';
import { databaseWait, pools } from '../observability/metrics';
import { serviceDatabaseUrl } from './logins';
import { SnakeNamingStrategy } from './naming-strategy';
import { measurePoolWaits } from './pool-waits';
import type { Statement } from './statement';

// Calendar dates stay text ('2026-11-20'), because a Date would shift them by the machine's time zone. Counts fit into a number.
types.setTypeParser(types.builtins.DATE, (value) => value);
types.setTypeParser(types.builtins.INT8, Number);

/** Settings of every connection, so that a client that vanished does not hold locks for hours. */
const SESSION = {
  timezone: 'UTC',
  statement_timeout: '30s',
  idle_in_transaction_session_timeout: '30s',
  tcp_keepalives_idle: '10',
  tcp_keepalives_interval: '5',
  tcp_keepalives_count: '3',
  tcp_user_timeout: '20s',
};
/** Longer than `statement_timeout`; without a response by then, the connection counts as lost. */
const QUERY_TIMEOUT_MS = 35_000;

/** Returns the options of a service's connection; `session` adds or overrides PostgreSQL settings. */
export function connectionOptions(
  url: string,
  applicationName: string,
  session: Record<string, string> = {},
) {
  const settings = Object.entries({ ...SESSION, ...session });
  return {
    ...clientOptions(url, applicationName),
    options: settings.map(([name, value]) => `-c ${name}=${value}`).join(' '),
  };
}

const send = Client.prototype.query as (...sent: unknown[]) => unknown;

/**
 * Prepares no statements, because a pooler gives each transaction any free connection, which may not know them. Done in the
 * class, because TypeORM uses a connection before it can be configured.
 */
class UnpreparedClient extends Client {}
Object.assign(UnpreparedClient.prototype, {
  query(this: Client, statement: unknown, ...rest: unknown[]): unknown {
    return send.call(this, isNamed(statement) ? { ...statement, name: undefined } : statement, ...rest);
  },
});

function isNamed(statement: unknown): statement is Statement {
  return (
    typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement)
  );
}

/** The same for a pooler that shares connections between transactions. Session settings come from the role instead. */
function pooledOptions(url: string, applicationName: string) {
  return { ...clientOptions(url, applicationName), Client: UnpreparedClient };
}

function clientOptions(url: string, applicationName: string) {
  return {
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: 8_000,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Sends statements without waiting for the previous response. Newer than the driver's types.
    pipeline: true,
  };
}

/** Returns the TypeORM options of a service; `@nestjs/typeorm` opens and closes the data source. */
export function dataSourceOptions(
  service: ServiceDefinition,
  config: ProcessConfig,
  logger: ProcessLogger,
): TypeOrmModuleOptions {
  const url = serviceDatabaseUrl(service.name, config);
  return {
    type: 'postgres',
    url,
    entities: service.entities,
    namingStrategy: new SnakeNamingStrategy(),
    // A missing database at startup is reported immediately in one sentence instead of being retried here.
    toRetry: () => false,
    poolErrorHandler: (error: Error) =>
      logger.warn({ err: error.message, service: service.name }, 'database connection lost'),
    extra: {
      ...(config.databaseDirectUrl ? pooledOptions : connectionOptions)(url, `quillcare-${service.name}`),
      max: config.databasePool,
      idleTimeoutMillis: 30_000,
    },
  };
}

/** A service's connections to PostgreSQL: one TypeORM data source, one pool, one role. */
@Injectable()
export class Database {
  constructor(
    @Inject(DATA_SOURCE) readonly source: DataSource,
    private readonly logger: ProcessLogger,
  ) {
    // Derived from the connection's application name, which the pool was created with.
    const service = String(this.pool.options.application_name ?? '').replace(/^quillcare-/, '');
    pools.set(service, this.pool);
    measurePoolWaits(this.pool, (seconds) => databaseWait.observe({ service }, seconds));
    // A connection can break between leaving the pool and its user adding a listener, and an unhandled 'error' event ends the
    // process.
    this.pool.on(
      'connect',
      (client) =>
        void client.on('error', (error) =>
          this.logger.warn({ err: error.message }, 'database connection broke'),
        ),
    );
  }

  get pool(): Pool {
    return (this.source.driver as unknown as { master: Pool }).master;
  }

  /** Takes a connection from the pool with an 'error' listener, so that a broken connection does not end the process. */
  async connect(): Promise<PoolClient> {
    const client = await this.pool.connect();
    if (client.listenerCount('error') === 0)
      client.on('error', (error) => this.logger.warn({ err: error.message }, 'database connection broke'));
    return client;
  }

  async ping(): Promise<void> {
    await this.pool.query('select 1');
  }
}
