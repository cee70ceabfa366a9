import { readFileSync } from 'node:fs';
import type { ServersConfig } from './servers.config';

/** A server that vanished without a goodbye counts as lost after three of these. */
const PING_MS = 7_000;
/** Another server of the cluster is tried after this long. */
const CONNECTED_WITHIN_MS = 5_000;

type Nats = Pick<ServersConfig, 'natsUrl' | 'natsLogin' | 'natsCaFile'>;

const urlsOf = ({ natsUrl }: Pick<Nats, 'natsUrl'>): URL[] =>
  natsUrl.split(',').map((one) => new URL(one.trim()));

const addressOf = ({ hostname, port }: URL): string => `${hostname}:${port || '4222'}`;

/**
 * Options of every NATS connection. Reconnecting, to whichever server of a cluster answers, has no limit. Replies have a prefix of
 * their own for each login: whoever may not listen to it cannot read them.
 */
export function natsOptions(nats: Nats, name: string) {
  const urls = urlsOf(nats);
  const login = nats.natsLogin ?? loginOf(urls);
  const isTls = urls.some(({ protocol }) => protocol === 'tls:');
  return {
    servers: urls.map(addressOf),
    name,
    ...(login ? { user: login.user, pass: login.password, inboxPrefix: inboxOf(login.user) } : {}),
    ...(isTls ? { tls: nats.natsCaFile ? { ca: readFileSync(nats.natsCaFile, 'utf8') } : {} } : {}),
    maxReconnectAttempts: -1,
    reconnectTimeWait: 200,
    timeout: CONNECTED_WITHIN_MS,
    pingInterval: PING_MS,
    maxPingOut: 2,
  };
}

/** The first part of the subjects on which a user of NATS gets replies. */
export function inboxOf(user: string): string {
  return `_INBOX_${user}`;
}

function loginOf(urls: URL[]) {
  const named = urls.find(({ username }) => username);
  return named && { user: decodeURIComponent(named.username), password: decodeURIComponent(named.password) };
}

/** Where the servers are, for an operator; without their passwords. */
export function natsPlace(nats: Pick<Nats, 'natsUrl'>): string {
  return urlsOf(nats).map(addressOf).join(', ');
}
