import { z } from 'zod';

const severalOf = (protocols: string[]) => {
  const known = protocols.map((protocol) => `${protocol}://`);
  return z
    .string({ error: 'is missing' })
    .refine(
      (value) => value.split(',').every((one) => known.some((start) => one.trim().startsWith(start))),
      `must begin with ${known.join(' or ')}`,
    )
    .refine((value) => value.split(',').every((one) => URL.canParse(one.trim())), 'must be an address');
};
const addresses = z
  .string()
  .regex(/^\s*([^\s,:/]+:\d{1,5}\s*(,\s*|$))+$/, 'must be host:port, several separated by commas')
  .transform((value) =>
    value
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  );
/** Treats an empty variable, as left by a template, as unset. */
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** Variables that locate the three servers and say how to authenticate them. */
export const serverVariables = {
  /** One server, or several of a cluster separated by commas. */
  NATS_URL: severalOf(['nats', 'tls']),
  /** Number of servers in the cluster that store each event. */
  NATS_REPLICAS: z.coerce.number<string | number>().int().min(1).max(5).default(1),
  /** File with the CA certificates that signed the servers' certificates; the system's own if unset. */
  NATS_CA_FILE: optional(z.string()),
  REDIS_URL: z
    .string({ error: 'is missing' })
    .refine((value) => /^rediss?:\/\//.test(value), 'must begin with redis:// or rediss://'),
  REDIS_CA_FILE: optional(z.string()),
  /**
   * Addresses of the sentinels that know the Redis primary. Login, database and TLS come from REDIS_URL, whose host is then
   * ignored.
   */
  REDIS_SENTINELS: optional(addresses),
  /** The sentinels' name for the primary. */
  REDIS_MASTER: optional(z.string()),
  REDIS_SENTINEL_PASSWORD: optional(z.string()),
  DATABASE_CA_FILE: optional(z.string()),
  /** URL of PostgreSQL itself if DATABASE_URL is a pooler that shares connections between transactions. */
  DATABASE_DIRECT_URL: optional(
    z
      .string()
      .refine((value) => /^postgres(ql)?:\/\//.test(value), 'must begin with postgres:// or postgresql://'),
  ),
};

type ServerVariables = z.output<z.ZodObject<typeof serverVariables>>;

export interface ServersConfig {
  /** One URL, or several separated by commas. */
  natsUrl: string;
  natsReplicas: number;
  /** Overrides a login in `natsUrl`. */
  natsLogin?: NatsLogin | null;
  natsCaFile?: string | null;
  redisUrl: string;
  redisCaFile?: string | null;
  /** Null if `redisUrl` names the server. */
  redisSentinels?: RedisSentinels | null;
  /** Null if `databaseUrl` is PostgreSQL itself, or a pooler with one connection per session. */
  databaseDirectUrl?: string | null;
}

export interface NatsLogin {
  user: string;
  password: string;
}

export interface RedisSentinels {
  /** `host:port` of each. */
  addresses: readonly string[];
  master: string;
  password: string | null;
}

/** Reports variables that are missing although they belong with ones that are set. */
export function checkServers(variables: ServerVariables, context: z.core.$RefinementCtx): void {
  const { REDIS_SENTINELS, REDIS_MASTER } = variables;
  const missing = (path: string) => context.addIssue({ code: 'custom', path: [path], message: 'is missing' });
  if (REDIS_SENTINELS && !REDIS_MASTER) missing('REDIS_MASTER');
  if (REDIS_MASTER && !REDIS_SENTINELS) missing('REDIS_SENTINELS');
}

/** Returns the variable with the password of a target's own NATS user. */
export function natsPasswordVariable(target: string): string {
  return `NATS_PASSWORD_${target.toUpperCase()}`;
}

/**
 * Returns the servers' configuration. `target` is the process's only target, which logs in to NATS as itself if it was given a
 * password.
 */
export function serversOf(
  variables: ServerVariables,
  env: NodeJS.ProcessEnv,
  target: string | undefined,
): ServersConfig {
  const { REDIS_SENTINELS: addresses, REDIS_MASTER: master } = variables;
  const password = target && env[natsPasswordVariable(target)];
  return {
    natsUrl: variables.NATS_URL,
    natsReplicas: variables.NATS_REPLICAS,
    natsLogin: target && password ? { user: target, password } : null,
    natsCaFile: variables.NATS_CA_FILE ?? null,
    redisUrl: variables.REDIS_URL,
    redisCaFile: variables.REDIS_CA_FILE ?? null,
    redisSentinels:
      addresses && master ? { addresses, master, password: variables.REDIS_SENTINEL_PASSWORD ?? null } : null,
    databaseDirectUrl: variables.DATABASE_DIRECT_URL
      ? verified(variables.DATABASE_DIRECT_URL, variables.DATABASE_CA_FILE)
      : null,
  };
}

/** Returns a database URL that only accepts a server whose certificate matches its name and is signed by a CA in the file. */
export function verified(databaseUrl: string, caFile: string | undefined): string {
  if (!caFile) return databaseUrl;
  const url = new URL(databaseUrl);
  url.searchParams.set('sslmode', 'verify-full');
  url.searchParams.set('sslrootcert', caFile);
  return url.toString();
}
