import { setTimeout as pause } from 'node:timers/promises';
import { Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { contractProblems, SERVICES } from '@quillcare/contracts';
import { Client } from 'pg';
import type { ProcessConfig } from '../config';
import { Broker } from '../messaging/broker';
import { Queues } from '../messaging/queues';
import { HealthChecks } from '../observability/health-checks';
import { MonitoringServer } from '../observability/monitoring-server';
import { ProcessLogger } from '../observability/logger';
import { startTracing } from '../observability/tracing';
import { RpcServer } from '../operations/rpc-server';
import { connectionOptions, Database } from '../persistence/database';
import { directDatabaseUrl } from '../persistence/logins';
import { schemaProblem } from '../persistence/schema-version';
import type { ServiceDefinition } from './define-service';
import { KitModule } from './kit-module';
import { serviceModule } from './service-module';
import { serviceProblems } from './service-problems';
import { ServiceRuntime } from './service-runtime';
import { ServerUnavailableError, StartError } from './start-error';
import { describeNatsServers } from '../servers/nats';
import { describeRedisServers } from '../servers/redis';
import { describeServer, startWithRetry } from './start-retry';

/** The gateway's Nest module, and what it configures before the HTTP server listens. */
export interface FrontDoor {
  module: Type;
  /** Options of the Fastify adapter (body limits, trusted proxies). */
  adapterOptions: (config: ProcessConfig) => object;
  configure: (app: NestFastifyApplication, config: ProcessConfig) => Promise<void>;
}

export interface RunOptions {
  config: ProcessConfig;
  services: readonly ServiceDefinition[];
  frontDoor?: FrontDoor;
  /** `api` answers requests, `worker` handles events and jobs, `all` does both. */
  role: 'api' | 'worker' | 'all';
  env?: NodeJS.ProcessEnv;
}

export interface RunningProcess {
  app: NestFastifyApplication;
  url: string;
  /** Finishes running work, acknowledges messages, and closes everything. */
  stop(): Promise<void>;
}

/** Time limit for closing what a failed start had opened. */
const CLOSE_TIMEOUT_MS = 5_000;

/**
 * Starts services (and the front door) in this process, waiting for servers that are unavailable. Throws a `StartError` if it
 * cannot start.
 */
export async function runServices(options: RunOptions): Promise<RunningProcess> {
  const problems = [
    ...contractProblems(),
    ...options.services.flatMap((service) => serviceProblems(service)),
  ];
  if (problems.length > 0) throw new StartError(`${problems.join('.\n')}.`);
  const { config } = options;
  const stopTracing = await startTracing(config.otlpEndpoint, serviceNameOf(options));
  const own = { ...options, config: { isApi: options.role === 'api', ...config } };
  const app = await startWithRetry(() => startOnce(own), config);
  return { app, url: await app.getUrl(), stop: () => stop(app, stopTracing, config) };
}

/** The name of this process in traces. Which service did the work is an attribute of its span. */
function serviceNameOf({ services, frontDoor, role }: RunOptions): string {
  if (frontDoor && services.length === SERVICES.length) return 'quillcare';
  const names = [...(frontDoor ? ['gateway'] : []), ...services.map(({ name }) => name)];
  return ['quillcare', ...names, ...(role === 'all' ? [] : [role])].join('-');
}

/** A start that fails half-way is closed and repeated from the beginning, so that its steps need not be repeatable individually. */
async function startOnce(options: RunOptions): Promise<NestFastifyApplication> {
  await checkDatabase(options);
  const app = await createApp(options);
  try {
    await start(app, options);
    return app;
  } catch (error) {
    // A failed start must not leave connections open that keep the process or a test alive. Closing cannot complete while a
    // server is unavailable; that connection closes once it is back.
    await Promise.race([
      app.close().catch(() => undefined),
      pause(CLOSE_TIMEOUT_MS, undefined, { ref: false }),
    ]);
    throw error;
  }
}

async function start(app: NestFastifyApplication, options: RunOptions): Promise<void> {
  const { config, role } = options;
  app.get(HealthChecks).markOptional(...optionalDependencies(options));
  await app.get(MonitoringServer).listen();
  await connectServers(app, config);
  if (options.frontDoor) await options.frontDoor.configure(app, config);
  await initialise(app);
  if (role !== 'worker' && options.services.length > 0) {
    // After init, because only then are the handlers known, to which the transport subscribes.
    app.connectMicroservice({ strategy: app.get(RpcServer).strategy() });
    await app.startAllMicroservices();
  }
  if (role !== 'api') for (const runtime of findRuntimes(app, options.services)) await runtime.startWorking();
  await app.listen(config.port, config.host);
  app.get(HealthChecks).markReady();
}

// A gateway serves pages and reports what is unavailable; making all gateways unready would take the whole site down. Without
// Redis an API still answers everything, and its jobs wait in the outbox.
function optionalDependencies({ frontDoor, role }: RunOptions): string[] {
  if (frontDoor) return ['nats', 'redis'];
  return role === 'api' ? ['redis'] : [];
}

// Checked first, to print one sentence instead of Nest's stack trace. A rollout can be ahead of its migrations: the process then
// waits, as for an unavailable server, and takes no work its schema is not ready for.
async function checkDatabase({ services, config }: RunOptions): Promise<void> {
  await Promise.all(services.map((service) => checkSchema(service, config)));
}

async function checkSchema(service: ServiceDefinition, config: ProcessConfig): Promise<void> {
  const url = directDatabaseUrl(service.name, config);
  const client = new Client({ ...connectionOptions(url, 'quillcare-start'), connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined); // Reported by the statement that fails.
  const connect = async () => {
    await client.connect();
    return client;
  };
  const unreachable = () => `PostgreSQL does not answer at ${describeServer(url)}`;
  const problem = await schemaProblem(service, connect).catch(unreachable);
  await client.end().catch(() => undefined); // It may never have connected.
  if (problem) throw new ServerUnavailableError(problem);
}

const moduleTypes = new WeakMap<NestFastifyApplication, Map<string, Type>>();

async function createApp({ config, services, frontDoor, env }: RunOptions): Promise<NestFastifyApplication> {
  const types = new Map(
    services.map((service) => [service.name as string, serviceModule(service, env ?? process.env, config)]),
  );
  class ProcessModule {}
  Module({ imports: [KitModule.with(config), ...types.values(), ...(frontDoor ? [frontDoor.module] : [])] })(
    ProcessModule,
  );
  const adapter = new FastifyAdapter(frontDoor?.adapterOptions(config) ?? {});
  const app = await NestFactory.create<NestFastifyApplication>(ProcessModule, adapter, {
    // Set from the beginning, because Nest's own logger prints a stack trace when a database does not respond.
    logger: new ProcessLogger(config),
    abortOnError: false,
    bodyParser: false,
  });
  app.useLogger(app.get(ProcessLogger));
  moduleTypes.set(app, types);
  return app;
}

function findRuntimes(app: NestFastifyApplication, services: readonly ServiceDefinition[]): ServiceRuntime[] {
  const types = moduleTypes.get(app);
  return services.map(({ name }) =>
    app.select(types?.get(name) as Type).get(ServiceRuntime, { strict: true }),
  );
}

async function connectServers(app: NestFastifyApplication, config: ProcessConfig): Promise<void> {
  await app
    .get(Broker)
    .start()
    .catch(() => {
      throw new ServerUnavailableError(`NATS does not answer at ${describeNatsServers(config)}`);
    });
  await app
    .get(Queues)
    .waitUntilReady(5_000)
    .catch(() => {
      throw new ServerUnavailableError(`Redis does not answer at ${describeRedisServers(config)}`);
    });
  if ((await app.get(Queues).isDurable()) === false)
    throw new StartError(
      `Redis at ${describeRedisServers(config)} must keep an append-only file (appendonly yes): jobs are only there.`,
    );
}

async function initialise(app: NestFastifyApplication): Promise<void> {
  await app.init();
  const checks = app.get(HealthChecks);
  const types = moduleTypes.get(app) ?? new Map<string, Type>();
  for (const [name, type] of types)
    checks.add(`database ${name}`, () => app.select(type).get(Database, { strict: true }).ping());
}

async function stop(
  app: NestFastifyApplication,
  stopTracing: () => Promise<void>,
  config: ProcessConfig,
): Promise<void> {
  app.get(HealthChecks).drain();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, config.shutdownGraceMs);
  });
  await Promise.race([app.close(), late]);
  clearTimeout(timer);
  await stopTracing();
}
