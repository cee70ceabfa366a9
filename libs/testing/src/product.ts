import { randomUUID } from 'node:crypto';
import {
  accountMail,
  confirmEmail,
  freshSessionFields,
  SERVICES,
  signUp,
  type Operation,
  type RequestOf,
  type ResultOf,
  type Role,
  type ServiceName,
  type UserPrincipal,
} from '@quillcare/contracts';
import { loadFrontDoor, loadServices } from '@quillcare/app-launcher';
import {
  Clock,
  contextFor,
  RpcClient,
  runInContext,
  runServices,
  unseal,
  type ProcessConfig,
  type RequestContext,
  type RunningProcess,
  type ServiceDefinition,
} from '@quillcare/service-kit';
import { Pool } from 'pg';
import { withCheapPasswords } from './cheap-passwords';
import { forgetEvents } from './forget-events';
import { extendDeadlines } from './long-deadlines';
import { createTestDatabase, testUrls, type TestDatabase } from './test-database';

/**
 * How long tests wait for asynchronous effects. Not a measure of speed: a busy machine may take a minute for what usually takes a
 * second, and only failing tests wait this long.
 */
const EVENTUALLY_TIMEOUT_MS = 120_000;

/** Shorter than a gateway caches sessions, for tests that it is notified instead of letting entries expire. */
export const SOON_MS = 4_000;

export interface StartOptions {
  /** The services to start. Defaults to all. */
  only?: readonly ServiceName[];
  /** Whether to start the gateway as well, at `product.url`. */
  gateway?: boolean;
  role?: 'api' | 'worker' | 'all';
  /** Overrides of the configuration, or a function that returns them. */
  config?: Partial<ProcessConfig> | ((own: ProcessConfig) => Partial<ProcessConfig>);
  env?: NodeJS.ProcessEnv;
  /** An already migrated database to use. Creates one by default. */
  database?: TestDatabase;
  /** Changes the loaded service definitions, for example to add a consumer. */
  extend?: (service: ServiceDefinition) => ServiceDefinition;
}

export interface TestOrganisation {
  organisationId: string;
  admin: UserPrincipal;
  accessToken: string;
  refreshToken: string;
  /** Returns a colleague with another role. Only a principal, not an account. */
  as(role: Role): UserPrincipal;
}

/** Starts services of the product in this process, with a separate database and namespace. */
export async function startProduct(options: StartOptions = {}): Promise<Product> {
  extendDeadlines();
  const database = options.database ?? (await createTestDatabase());
  const urls = testUrls();
  const config: ProcessConfig = {
    nodeEnv: 'test',
    host: '127.0.0.1',
    port: 0,
    metricsPort: null,
    // Tests also call worker operations directly.
    isApi: false,
    publicUrl: 'http://localhost:3000',
    databaseUrl: database.url,
    natsUrl: urls.natsUrl,
    natsReplicas: 1,
    redisUrl: urls.redisUrl,
    appSecret: urls.appSecret,
    secrets: [urls.appSecret],
    signingSecret: urls.appSecret,
    signingSecrets: [urls.appSecret],
    mailSecret: urls.appSecret,
    mailSecrets: [urls.appSecret],
    databaseSecret: urls.appSecret,
    namespace: `t${randomUUID().slice(0, 8)}`,
    logLevel: process.env['LOG_LEVEL'] ?? 'silent',
    databasePool: 8,
    shutdownGraceMs: 5_000,
    startPatienceMs: 30_000,
    outboxKeepMs: 86_400_000,
    // A sweep that also ran by itself would be half-way through what a test has just told it to do.
    sweepAtLeastEveryMs: null,
    // Practically unlimited. The limit has its own tests.
    dailyMailLimits: [{ fromDay: 0, mails: 1_000_000 }],
    otlpEndpoint: null,
    trustProxy: false,
    objectStore: null,
  };
  const changes = typeof options.config === 'function' ? options.config(config) : options.config;
  return Product.start({ ...config, ...changes }, options, database);
}

export class Product {
  /** Connections as the database's owner. Pooled, because tests poll and a new connection takes 15 ms. */
  private readonly owner: Pool;
  private stopped: Promise<void> | undefined;

  private constructor(
    readonly config: ProcessConfig,
    private readonly options: StartOptions,
    private readonly database: TestDatabase,
    private running: RunningProcess,
  ) {
    this.owner = new Pool({ connectionString: database.url, allowExitOnIdle: true });
    // A test may terminate connections. The pool then opens a new one.
    this.owner.on('error', () => undefined);
  }

  static async start(config: ProcessConfig, options: StartOptions, database: TestDatabase): Promise<Product> {
    return new Product(config, options, database, await launch(config, options));
  }

  get url(): string {
    return this.running.url;
  }

  get app(): RunningProcess['app'] {
    return this.running.app;
  }

  get clock(): Clock {
    return this.running.app.get(Clock, { strict: false });
  }

  /** Calls an operation as `principal`. Throws the error the caller would receive. */
  call<O extends Operation>(
    operation: O,
    request: RequestOf<O>,
    principal: RequestContext['principal'],
    context: Partial<RequestContext> = {},
  ): Promise<ResultOf<O>> {
    return runInContext(contextFor(principal, context), () =>
      this.rpc.call(operation, request, { idempotencyKey: context.idempotencyKey ?? undefined }),
    );
  }

  /** Calls an internal operation as a service. */
  callInternal<O extends Operation>(
    operation: O,
    request: RequestOf<O>,
    context: Partial<RequestContext> = {},
  ): Promise<ResultOf<O>> {
    return this.call(operation, request, { kind: 'service', service: 'launcher' }, context);
  }

  /**
   * Creates a practice with its administrator. Requires the identity service. With the gateway, the email address is confirmed by
   * default, because an unconfirmed account may not send mail to others.
   */
  async signUp(
    overrides: Partial<NonNullable<RequestOf<typeof signUp>['body']>> = {},
    { isConfirmed = this.options.gateway ?? false }: { isConfirmed?: boolean } = {},
  ): Promise<TestOrganisation> {
    const unique = randomUUID().slice(0, 8);
    const body = {
      firstName: 'Ana',
      lastName: 'Okafor',
      email: `ana.${unique}@practice.example`,
      password: 'Correct-Horse-7',
      organizationName: `Practice ${unique}`,
      phone: overrides.country === 'NZ' ? '+64 21 123 4567' : '0412 345 678',
      country: 'AU',
      subscriptionPlan: 'ENTERPRISE',
      ...overrides,
    } as const;
    const tokens = await withCheapPasswords(() => this.call(signUp, { body }, { kind: 'anonymous' }));
    if (isConfirmed)
      await this.sql('update identity."user" set email_confirmed_at = now() where id = $1', [
        tokens.session.user.id,
      ]);
    return organisationOf(tokens.session.user, tokens.access_token ?? '', tokens.refresh_token ?? '');
  }

  /** Confirms an address with the latest link mailed to it, which is required before signing in again. */
  async confirmEmail(email: string): Promise<void> {
    const rows = await this.sql<{ sealed: string }>(
      `select payload->'data'->>'sealedMail' as sealed from identity.outbox where destination = 'notifications.sendAccountMail' order by seq desc`,
    );
    const mails = rows.map(({ sealed }) =>
      accountMail.parse(JSON.parse(unseal(sealed, this.config.mailSecrets))),
    );
    const mail = mails.find(
      ({ template, recipient }) => template === 'email-confirmation' && recipient === email,
    );
    if (mail?.template !== 'email-confirmation')
      throw new Error(`No confirmation link was mailed to ${email}.`);
    const token = new URL(mail.params.link).searchParams.get('token') ?? '';
    await this.call(confirmEmail, { body: { token } }, { kind: 'anonymous' });
  }

  /**
   * Retries `check` until it passes, or throws its last error on timeout. Pass `promisedMs` only if the product guarantees that
   * time, or if a slower mechanism, such as an expiring cache, would eventually have the same effect.
   */
  async eventually<T>(check: () => Promise<T>, promisedMs = EVENTUALLY_TIMEOUT_MS): Promise<T> {
    const until = Date.now() + promisedMs;
    for (;;) {
      try {
        return await check();
      } catch (error) {
        if (Date.now() > until) throw error;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    }
  }

  /** Runs SQL as the owner of the database. */
  async sql<T = Record<string, unknown>>(text: string, params: unknown[] = []): Promise<T[]> {
    const { rows } = await this.owner.query(text, params);
    return rows as T[];
  }

  /**
   * Ends the leases of mails that killed workers were sending. Otherwise each would be blocked for the time a mail server may
   * take to respond (fifty seconds). Call it only when no other worker can be sending.
   */
  async endMailLeases(): Promise<void> {
    await this.sql('update notifications.mail_message set leased_until = now() where leased_until > now()');
  }

  /** Restarts the product with the same data. */
  async restart(): Promise<void> {
    await this.running.stop();
    this.running = await launch(this.config, this.options);
  }

  /** Stops the product. Further calls have no effect. */
  async stop(): Promise<void> {
    this.stopped ??= this.stopOnce();
    await this.stopped;
  }

  private async stopOnce(): Promise<void> {
    await this.running.stop();
    await Promise.all([this.owner.end(), this.database.drop(), forgetEvents(this.config)]);
  }

  private get rpc(): RpcClient {
    return this.running.app.get(RpcClient, { strict: false });
  }
}

async function launch(config: ProcessConfig, options: StartOptions): Promise<RunningProcess> {
  return runServices({
    config,
    role: options.role ?? 'all',
    env: options.env,
    services: (await loadServices(options.only ?? SERVICES)).map(
      (service) => options.extend?.(service) ?? service,
    ),
    frontDoor: options.gateway ? await loadFrontDoor() : undefined,
  });
}

function organisationOf(
  user: { id: string; organizationId: string; role: Role; name: string; email: string },
  accessToken: string,
  refreshToken: string,
): TestOrganisation {
  const { sid } = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as {
    sid: string;
  };
  const admin: UserPrincipal = {
    kind: 'user',
    userId: user.id,
    organisationId: user.organizationId,
    sessionId: sid,
    role: user.role,
    isActive: true,
    name: user.name,
    email: user.email,
    ...freshSessionFields(new Date()),
  };
  return {
    organisationId: user.organizationId,
    admin,
    accessToken,
    refreshToken,
    as: (role) => ({ ...admin, userId: randomUUID(), role, name: `Colleague ${role}` }),
  };
}
