import { readFileSync } from 'node:fs';
import Redis, { type RedisOptions } from 'ioredis';
import type { ServersConfig } from './servers.config';

type Servers = Pick<ServersConfig, 'redisUrl' | 'redisCaFile' | 'redisSentinels'>;

/** A sentinel that does not respond within this time is skipped. */
const SENTINEL_MS = 2_000;

/**
 * A server that vanished without closing its connection counts as lost after this time, which is longer than a worker waits for a
 * job. (The client's own failover detector is unusable: if it fires while a connection is being established, that connection is
 * given up for good.)
 */
const ANSWERS_WITHIN_MS = 20_000;

/** Opens a connection to Redis, or to the primary according to the sentinels. */
export function openRedis(servers: Servers, options: RedisOptions): Redis {
  const url = new URL(servers.redisUrl);
  const ca = servers.redisCaFile ? readFileSync(servers.redisCaFile, 'utf8') : undefined;
  const tls = url.protocol === 'rediss:' ? { tls: { ca } } : {};
  const common = { socketTimeout: ANSWERS_WITHIN_MS, ...tls, ...options };
  if (!servers.redisSentinels) return new Redis(servers.redisUrl, common);
  const { addresses, master, password } = servers.redisSentinels;
  return new Redis({
    ...loginOf(url),
    ...(url.protocol === 'rediss:' ? { enableTLSForSentinelMode: true, sentinelTLS: { ca } } : {}),
    sentinels: addresses.map(hostAndPort),
    name: master,
    sentinelPassword: password ?? undefined,
    sentinelCommandTimeout: SENTINEL_MS,
    // A demoted primary rejects writes. The sentinels are then asked again, and the command is resent.
    reconnectOnError: ({ message }) => (message.startsWith('READONLY') ? 2 : false),
    ...common,
  });
}

function loginOf({ username, password, pathname }: URL): RedisOptions {
  return {
    ...(username ? { username: decodeURIComponent(username) } : {}),
    ...(password ? { password: decodeURIComponent(password) } : {}),
    db: Number(pathname.slice(1) || 0),
  };
}

function hostAndPort(address: string): { host: string; port: number } {
  const at = address.lastIndexOf(':');
  return { host: address.slice(0, at), port: Number(address.slice(at + 1)) };
}

/** Describes where Redis is, for operators; without its password. */
export function redisPlace({ redisUrl, redisSentinels }: Servers): string {
  if (redisSentinels)
    return `${redisSentinels.master} of the sentinels ${redisSentinels.addresses.join(', ')}`;
  const { hostname, port } = new URL(redisUrl);
  return port ? `${hostname}:${port}` : hostname;
}
