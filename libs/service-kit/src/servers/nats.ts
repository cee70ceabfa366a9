import { readFileSync } from 'node:fs';
import type { ServersConfig } from './servers.config';

/** Ping interval in milliseconds; a server that vanished without closing its connection counts as lost after three. */
const PING_MS = 7_000;
/** Another server of the cluster is tried after this time. */
const CONNECTED_WITHIN_MS = 5_000;

type Nats = Pick<ServersConfig, 'natsUrl' | 'natsLogin' | 'natsCaFile'>;

const urlsOf = ({ natsUrl }: Pick<Nats, 'natsUrl'>): URL[] =>
  natsUrl.split(',').map((one) => new URL(one.trim()));

const addressOf = ({ hostname, port }: URL): string => `${hostname}:${port || '4222'}`;

/**
 * Returns the options of every NATS connection. It reconnects without limit, to whichever server of a cluster responds. Each
 * login has its own reply prefix, so that a user without permission to subscribe to it cannot read its replies.
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

/** Returns the prefix of the subjects on which a NATS user receives replies. */
export function inboxOf(user: string): string {
  return `_INBOX_${user}`;
}

function loginOf(urls: URL[]) {
  const named = urls.find(({ username }) => username);
  return named && { user: decodeURIComponent(named.username), password: decodeURIComponent(named.password) };
}

/** Describes where the servers are, for operators; without passwords. */
export function natsPlace(nats: Pick<Nats, 'natsUrl'>): string {
  return urlsOf(nats).map(addressOf).join(', ');
}
