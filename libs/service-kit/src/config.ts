import { z } from 'zod';
import {
  refineObjectStore,
  objectStoreOf,
  objectStoreVariables,
  type ObjectStoreConfig,
} from './storage/object-store.config';
import { missingSecrets } from './service-secrets';
import {
  refineServers,
  serversOf,
  serverVariables,
  withVerifiedTls,
  type ServersConfig,
} from './servers/servers.config';

const url = (protocols: string[]) =>
  z
    .string({ error: 'is missing' })
    .refine((value) => protocols.some((protocol) => value.startsWith(`${protocol}://`)), {
      error: `must begin with ${protocols.map((protocol) => `${protocol}://`).join(' or ')}`,
    });

const port = z.coerce
  .number<string | number>()
  .int('must be a whole number')
  .min(0, 'must be 0 or more')
  .max(65535, 'must be at most 65535');
const secret = () => z.string({ error: 'is missing' }).min(32, 'must have at least 32 characters');
const previousSecrets = () =>
  z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    )
    .refine((secrets) => secrets.every((one) => one.length >= 32), 'must have at least 32 characters each');
const milliseconds = (value: number) => z.coerce.number<string | number>().int().min(1).default(value);

/** The daily limit of emails to outsiders for practices of at least this age in days (0 is the first day). */
export interface MailLimit {
  fromDay: number;
  mails: number;
}

const mailLimits = z
  .string()
  .default('0:50,7:200,30:1000')
  .transform((value, context): MailLimit[] => {
    const steps = value.split(',').map((step) => /^(\d{1,5}):(\d{1,9})$/.exec(step.trim()));
    const limits = steps.map((step) => ({ fromDay: Number(step?.[1]), mails: Number(step?.[2]) }));
    limits.sort((a, b) => a.fromDay - b.fromDay);
    if (limits[0]?.fromDay === 0 && !steps.includes(null)) return limits;
    context.addIssue({
      code: 'custom',
      message: 'must be steps of day:emails from day 0, such as 0:50,7:200',
    });
    return z.NEVER;
  });

const processVariables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().optional(),
  PORT: port.default(3000),
  /** Separate port for metrics and health; they are served on PORT if unset. */
  METRICS_PORT: port.optional(),
  PUBLIC_URL: url(['http', 'https'])
    .refine((value) => URL.canParse(value), 'must be an address')
    .optional(),
  DATABASE_URL: url(['postgres', 'postgresql']),
  ...serverVariables,
  /** Encrypts what services store. Optional if each service has its own, `APP_SECRET_<SERVICE>`; see `secrets-of-services.ts`. */
  APP_SECRET: secret().or(z.literal('')).default(''),
  /** Previous secrets for decryption, comma-separated. */
  APP_SECRET_PREVIOUS: previousSecrets(),
  /**
   * Signs the tokens of staff, patients and known browsers, so that this key can differ from the one for encryption. Defaults to
   * APP_SECRET.
   */
  SIGNING_SECRET: secret().optional(),
  /** Previous secrets whose tokens stay valid. Without a SIGNING_SECRET those of APP_SECRET_PREVIOUS apply. */
  SIGNING_SECRET_PREVIOUS: previousSecrets(),
  /** Encrypts what identity and quoting pass to notifications for email. Defaults to APP_SECRET. */
  MAIL_SECRET: secret().optional(),
  /** Without a MAIL_SECRET those of APP_SECRET_PREVIOUS apply. */
  MAIL_SECRET_PREVIOUS: previousSecrets(),
  /**
   * Derives the database passwords of services without a `DATABASE_PASSWORD_…`. Defaults to APP_SECRET; set it to rotate the two
   * independently.
   */
  DATABASE_SECRET: secret().optional(),
  /** Prefix of NATS subjects and streams and of Redis keys, so that several products can share one broker. */
  NAMESPACE: z
    .string()
    .regex(/^[a-z0-9_-]{1,40}$/, 'may only contain a-z, 0-9, _ and -')
    .default('quillcare'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Maximum number of PostgreSQL connections per service and process. */
  DATABASE_POOL: z.coerce.number<string | number>().int().min(2).max(100).default(12),
  /** Time to finish work after SIGTERM, in milliseconds. */
  SHUTDOWN_GRACE_MS: milliseconds(10_000),
  /** How long a starting process waits for servers that are unavailable or slow, in milliseconds. */
  START_PATIENCE_MS: milliseconds(120_000),
  /** Retention of published outbox rows in milliseconds, for republishing if NATS or Redis loses data. */
  OUTBOX_KEEP_MS: milliseconds(86_400_000),
  /** Maximum interval of sweeps in milliseconds. Set it low for rehearsals, to avoid waiting for a sweep. */
  SWEEP_AT_LEAST_EVERY_MS: milliseconds(86_400_000),
  /** Daily limit of emails to people outside the practice, per kind of email, by the practice's age in days. */
  DAILY_MAIL_LIMITS: mailLimits,
  OTEL_EXPORTER_OTLP_ENDPOINT: z.string().optional(),
  TRUST_PROXY: z.enum(['true', 'false']).default('false'),
  ...objectStoreVariables,
});

/** The environment variables of every process, as listed in the README's table. */
export const processConfigSchema = processVariables.superRefine(refineObjectStore).superRefine(refineServers);

/** A gateway alone has no database and decrypts nothing; it only verifies and signs tokens. */
const frontDoorSchema = processVariables
  .extend({ DATABASE_URL: z.string().default('') })
  .superRefine(refineObjectStore)
  .superRefine(refineServers);

export interface ProcessConfig extends ServersConfig {
  nodeEnv: 'development' | 'test' | 'production';
  host: string;
  port: number;
  /** Separate port for metrics and health; null if they are served on `port`. */
  metricsPort: number | null;
  /** Public base URL without a trailing slash; links in emails start with it. */
  publicUrl: string;
  databaseUrl: string;
  /** Encrypts what a service stores. Empty where services have secrets of their own, and in a gateway alone. */
  appSecret: string;
  /** Secrets for decryption: the current one first, then previous ones. */
  secrets: readonly string[];
  signingSecret: string;
  /** Secrets for verifying tokens: the current one first, then previous ones. */
  signingSecrets: readonly string[];
  /** Encrypts what is passed to notifications. */
  mailSecret: string;
  /** Secrets for decrypting it: the current one first, then previous ones. */
  mailSecrets: readonly string[];
  databaseSecret: string;
  /** Whether services log in with the role for processes that only answer requests; see `databaseLogins`. */
  isApi?: boolean;
  namespace: string;
  logLevel: string;
  databasePool: number;
  shutdownGraceMs: number;
  startPatienceMs: number;
  outboxKeepMs: number;
  /** Null schedules no sweeps: tests run them themselves, because two at once take each other's work. */
  sweepAtLeastEveryMs: number | null;
  /** Ordered by age; the first applies from day 0. */
  dailyMailLimits: readonly MailLimit[];
  otlpEndpoint: string | null;
  trustProxy: boolean;
  /** Object store for files; null if they are stored in PostgreSQL. */
  objectStore: ObjectStoreConfig | null;
}

/** An invalid configuration. The message has one line per invalid variable. */
export class ConfigError extends Error {}

/**
 * Parses the environment with `schema`; throws a single `ConfigError` that names every invalid variable and everything else that
 * is `missing`.
 */
export function parseEnvironment<S extends z.ZodType>(
  schema: S,
  env: NodeJS.ProcessEnv,
  missing: readonly string[] = [],
): z.output<S> {
  const parsed = schema.safeParse(env);
  if (parsed.success && missing.length === 0) return parsed.data;
  const lines = (parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new ConfigError(
    `The configuration cannot be used:\n${[...lines, ...missing].map((line) => `  ${line}`).join('\n')}`,
  );
}

/** Facts about the process that the environment does not contain. */
export interface ProcessFacts {
  /** Whether this is a gateway without any service in its process. */
  isFrontDoor?: boolean;
  /** The target, if the process has only one. */
  target?: string;
  /** The services in the process, whose secrets must be present. */
  services?: readonly string[];
}

/** Reads the process configuration from the environment; throws a `ConfigError` if it is invalid. */
export function readConfig(
  env: NodeJS.ProcessEnv,
  { isFrontDoor = false, target, services }: ProcessFacts = {},
): ProcessConfig {
  // A gateway that has been given the shared secret may use it, as a single process does.
  const parsed = parseEnvironment(
    isFrontDoor && !env['APP_SECRET'] ? frontDoorSchema : processConfigSchema,
    env,
    missingSecrets(env, isFrontDoor ? ['gateway'] : services),
  );
  return {
    nodeEnv: parsed.NODE_ENV,
    // In development this port also serves a mailbox with other people's reset links.
    host: parsed.HOST ?? (parsed.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
    port: parsed.PORT,
    metricsPort: parsed.METRICS_PORT ?? null,
    publicUrl: (parsed.PUBLIC_URL ?? `http://localhost:${parsed.PORT}`).replace(/\/+$/, ''),
    databaseUrl: withVerifiedTls(
      parsed.DATABASE_URL,
      parsed.DATABASE_URL ? parsed.DATABASE_CA_FILE : undefined,
    ),
    ...serversOf(parsed, env, target),
    appSecret: parsed.APP_SECRET,
    secrets: [parsed.APP_SECRET, ...parsed.APP_SECRET_PREVIOUS].filter(Boolean),
    ...signingOf(parsed),
    ...mailSecretsOf(parsed),
    databaseSecret: parsed.DATABASE_SECRET ?? parsed.APP_SECRET,
    namespace: parsed.NAMESPACE,
    logLevel: parsed.LOG_LEVEL,
    databasePool: parsed.DATABASE_POOL,
    shutdownGraceMs: parsed.SHUTDOWN_GRACE_MS,
    startPatienceMs: parsed.START_PATIENCE_MS,
    outboxKeepMs: parsed.OUTBOX_KEEP_MS,
    sweepAtLeastEveryMs: parsed.SWEEP_AT_LEAST_EVERY_MS,
    dailyMailLimits: parsed.DAILY_MAIL_LIMITS,
    otlpEndpoint: parsed.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    trustProxy: parsed.TRUST_PROXY === 'true',
    objectStore: objectStoreOf(parsed),
  };
}

function signingOf(
  parsed: z.output<typeof processVariables>,
): Pick<ProcessConfig, 'signingSecret' | 'signingSecrets'> {
  const { APP_SECRET, APP_SECRET_PREVIOUS, SIGNING_SECRET_PREVIOUS } = parsed;
  const signingSecret = parsed.SIGNING_SECRET ?? APP_SECRET;
  const previous = parsed.SIGNING_SECRET ? SIGNING_SECRET_PREVIOUS : APP_SECRET_PREVIOUS;
  return { signingSecret, signingSecrets: [signingSecret, ...previous] };
}

function mailSecretsOf(
  parsed: z.output<typeof processVariables>,
): Pick<ProcessConfig, 'mailSecret' | 'mailSecrets'> {
  const { APP_SECRET, APP_SECRET_PREVIOUS, MAIL_SECRET_PREVIOUS } = parsed;
  const mailSecret = parsed.MAIL_SECRET ?? APP_SECRET;
  const previous = parsed.MAIL_SECRET ? MAIL_SECRET_PREVIOUS : APP_SECRET_PREVIOUS;
  return { mailSecret, mailSecrets: [mailSecret, ...previous].filter(Boolean) };
}
