// Detects when the part hit by a fault works again: an api answers a request, and a worker has processed something newer than the
// fault, as rows in the database show.
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 90_000;
const PROBE_MS = 50;
const PROBE_LIMIT_MS = 5_000;
const SESSION_MS = 8 * 60_000;

/** A read that each target answers. */
export const READS = {
  gateway: '/plans',
  identity: '/auth/session',
  crm: '/clients?limit=1',
  quoting: '/quotes?limit=1',
  callbacks: '/callbacks?limit=1',
  notifications: '/notifications?limit=1',
  import: '/imports?limit=1',
  audit: '/audit-entries?limit=1',
  billing: '/subscription',
  assistant: '/help-articles',
};
const WITH_CONSUMERS = ['quoting', 'callbacks', 'notifications', 'audit', 'billing'];

/** The smallest UUID version 7 for a time. */
export function firstIdAt(milliseconds) {
  const hex = milliseconds.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

const relayed = (service) =>
  `select 1 from ${service}.outbox where created_at > to_timestamp($1 / 1000.0) and published_at is not null and $2::uuid is not null limit 1`;
const consumed = (service) =>
  `select 1 from ${service}.inbox where handled_at > to_timestamp($1 / 1000.0) and event_id > $2 limit 1`;
const mailed = `select 1 from notifications.mail_message where created_at > to_timestamp($1 / 1000.0) and state = 'DELIVERED' and $2::uuid is not null limit 1`;
const imported = `select 1 from import.import_run where created_at > to_timestamp($1 / 1000.0) and status = 'COMPLETED' and $2::uuid is not null limit 1`;

/** Statements that find a row once a worker of the service has done each of its tasks again. */
function worksOf(service) {
  if (service === 'import') return [imported];
  return [
    ...(service === 'audit' ? [] : [relayed(service)]),
    ...(WITH_CONSUMERS.includes(service) ? [consumed(service)] : []),
    ...(service === 'notifications' ? [mailed] : []),
  ];
}

export class Recovery {
  /** `probe` is a practice used only for this. `prompt` creates work for a worker that may have none. */
  constructor({ origin, database, probe, prompt }) {
    Object.assign(this, { origin, database, probe, prompt, signedInAt: Date.now() });
  }

  /** Signs in again, because a session may expire during a long run. */
  async refresh() {
    if (Date.now() - this.signedInAt < SESSION_MS) return;
    this.probe.enter(await this.probe.signIn());
    this.signedInAt = Date.now();
  }

  /** Resolves with the time (epoch milliseconds) at which the part that `fault` hit worked again, or null. */
  async watch(fault, startedAt) {
    const deadline = startedAt + fault.forMs + PATIENCE_MS;
    const since = [startedAt, firstIdAt(startedAt)];
    const checks = this.checksOf(fault).map((check) => check({ since, deadline }));
    const moments = await Promise.all(checks);
    return moments.includes(null) ? null : Math.max(...moments);
  }

  checksOf({ name, of }) {
    const hit = of && of !== 'all' ? of : name;
    if (hit === 'postgres') return [this.writes()];
    if (hit === 'nats') return [this.reads(READS.crm), this.does(relayed('quoting'))];
    if (hit === 'redis') return [this.does(mailed)];
    const [service, role] = hit.split('-');
    // The assistant does nothing in the background that rows could show.
    if (role !== 'worker' || service === 'assistant') return [this.reads(READS[service])];
    this.prompt(service);
    return worksOf(service).map((work) => this.does(work));
  }

  does(statement) {
    return async ({ since, deadline }) =>
      (await this.database.untilRow(statement, since, deadline)) ? Date.now() : null;
  }

  reads(path) {
    return this.succeeds(() => ({ path, headers: this.probe.headers() }));
  }

  writes() {
    return this.succeeds(() => ({
      method: 'POST',
      path: '/clients',
      headers: { ...this.probe.headers(), 'content-type': 'application/json' },
      body: JSON.stringify({
        firstName: 'Probe',
        lastName: 'One',
        email: 'probe@chaos.example',
        phone: '0412 345 678',
      }),
    }));
  }

  succeeds(request) {
    return async ({ deadline }) => {
      while (Date.now() < deadline) {
        if (await this.asked(request())) return Date.now();
        await pause(PROBE_MS);
      }
      return null;
    };
  }

  asked({ path, ...options }) {
    const signal = AbortSignal.timeout(PROBE_LIMIT_MS);
    return fetch(`${this.origin}/api${path}`, { ...options, signal }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok;
      },
      () => false,
    );
  }
}
