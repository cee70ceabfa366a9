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
/** An empty variable, as a template leaves it, is none. */
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** Variables that say where the three servers are, and whom to believe that they are. */
export const serverVariables = {
  /** One server, or several of a cluster separated by commas. */
  NATS_URL: severalOf(['nats', 'tls']),
  /** How many servers of the cluster keep each event. */
  NATS_REPLICAS: z.coerce.number<string | number>().int().min(1).max(5).default(1),
  /** The certificates of those who sign the servers' certificates, as a file; the system's own if it is not set. */
  NATS_CA_FILE: optional(z.string()),
  REDIS_URL: z
    .string({ error: 'is missing' })
    .refine((value) => /^rediss?:\/\//.test(value), 'must begin with redis:// or rediss://'),
  REDIS_CA_FILE: optional(z.string()),
  /** Sentinels that know which Redis is the primary; login, database and TLS are those of REDIS_URL, its host is not used. */
  REDIS_SENTINELS: optional(addresses),
  /** The name by which the sentinels know it. */
  REDIS_MASTER: optional(z.string()),
  REDIS_SENTINEL_PASSWORD: optional(z.string()),
  DATABASE_CA_FILE: optional(z.string()),
  /** PostgreSQL itself, where DATABASE_URL is a pooler that shares connections between transactions. */
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
  /** Replaces a login in `natsUrl`. */
  natsLogin?: NatsLogin | null;
  natsCaFile?: string | null;
  redisUrl: string;
  redisCaFile?: string | null;
  /** Null: `redisUrl` names the server. */
  redisSentinels?: RedisSentinels | null;
  /** Null: `databaseUrl` is PostgreSQL itself, or a pooler that keeps a connection for each session. */
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

/** What is missing beside what is given. */
export function checkServers(variables: ServerVariables, context: z.core.$RefinementCtx): void {
  const { REDIS_SENTINELS, REDIS_MASTER } = variables;
  const missing = (path: string) => context.addIssue({ code: 'custom', path: [path], message: 'is missing' });
  if (REDIS_SENTINELS && !REDIS_MASTER) missing('REDIS_MASTER');
  if (REDIS_MASTER && !REDIS_SENTINELS) missing('REDIS_SENTINELS');
}

/** The variable with the password of a target's own user in NATS. */
export function natsPasswordVariable(target: string): string {
  return `NATS_PASSWORD_${target.toUpperCase()}`;
}

/** `target`: the only one of the process, which logs in to NATS as itself if it was given a password. */
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

/** A database's URL that accepts only a server whose certificate is for its name and signed by one of the file. */
export function verified(databaseUrl: string, caFile: string | undefined): string {
  if (!caFile) return databaseUrl;
  const url = new URL(databaseUrl);
  url.searchParams.set('sslmode', 'verify-full');
  url.searchParams.set('sslrootcert', caFile);
  return url.toString();
}
