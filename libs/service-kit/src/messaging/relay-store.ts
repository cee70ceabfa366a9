import { Client } from 'pg';
import type { ProcessConfig } from '../config';
import { connectionOptions } from '../persistence/database';
import { directDatabaseUrl } from '../persistence/logins';
import { bindConnection } from '../persistence/scope';
import { namedStatement } from '../persistence/statement';
import type { OutboxRow } from './outbox';

export interface WaitingMessage extends Pick<OutboxRow, 'id' | 'kind' | 'destination'> {
  payload: Record<string, unknown>;
  notBefore: Date | null;
}

/** A relay's connection is named after its holder, so that other relays can see whether it still exists. */
const CONNECTION_NAME_PREFIX = 'quillcare-relay-';
const BATCH = 200;
const PRUNE_BATCH = 20_000;
/** Events stay in their stream for 7 days, so after this none can be redelivered. */
const INBOX_RETENTION_DAYS = 9;
/** A relay whose statements get no response reconnects after this time; by then another may hold the lease. */
const QUERY_TIMEOUT_MS = 10_000;

/** A relay's own connection to the outbox of its service. */
export class RelayStore {
  private constructor(
    private readonly client: Client,
    private readonly service: string,
    private readonly holder: string,
  ) {}

  /** Connects for the relay named `holder` and listens. Calls `onChange` when a message was committed or the connection broke. */
  static async open(
    service: string,
    config: ProcessConfig,
    holder: string,
    onChange: () => void,
  ): Promise<RelayStore> {
    const client = new Client({
      ...connectionOptions(directDatabaseUrl(service, config), `${CONNECTION_NAME_PREFIX}${holder}`, {
        // If a crash loses an update, the message is published twice and deduplicated by its receivers.
        synchronous_commit: 'off',
      }),
      query_timeout: QUERY_TIMEOUT_MS,
    });
    client.on('error', onChange); // The next statement fails, and the relay reconnects.
    client.on('notification', onChange);
    await client.connect();
    const store = new RelayStore(client, service, holder);
    try {
      await bindConnection(client, { organisationId: null, platform: 'relay: outbox' });
      await client.query(`listen outbox_${service}`);
    } catch (error) {
      await store.close();
      throw error;
    }
    return store;
  }

  async close(): Promise<void> {
    await this.client.end().catch(() => undefined); // The connection may already be broken.
  }

  /**
   * Takes or renews the lease that makes this relay the leader, for the given number of milliseconds. Another holder's lease is
   * respected until it expires or its connection is gone. A killed process is therefore replaced immediately, and a vanished
   * node, whose connection PostgreSQL still considers open, when its lease expires. Where a pooler hides connection names, only
   * the lease counts.
   */
  async tryAcquireLease(milliseconds: number): Promise<boolean> {
    const rows = await this.sql(
      `insert into ${this.service}.relay_lease as held (service, holder, expires_at)
       values ($1, $2, now() + $3 * interval '1 millisecond')
       on conflict (service) do update set holder = excluded.holder, expires_at = excluded.expires_at
       where held.holder = excluded.holder or held.expires_at < now()
         or (not exists (select from pg_stat_activity where application_name = $4 || held.holder::text)
           and exists (select from pg_stat_activity where application_name = $4 || excluded.holder::text))
       returning 1`,
      [this.service, this.holder, milliseconds, CONNECTION_NAME_PREFIX],
    );
    return rows.length === 1;
  }

  /** Releases the lease, so that another worker can take over immediately. */
  async releaseLease(): Promise<void> {
    await this.sql(`delete from ${this.service}.relay_lease where holder = $1`, [this.holder]);
  }

  /** Returns the oldest waiting messages, limited per kind so that jobs waiting for Redis do not hold up events. */
  findWaiting(): Promise<WaitingMessage[]> {
    const waitingSql = (kind: string) =>
      `(select id, kind, destination, payload, not_before as "notBefore" from ${this.table}
         where published_at is null and kind = '${kind}' and coalesce(next_attempt_at, '-infinity') <= now()
         order by seq limit ${BATCH})`;
    return this.sql<WaitingMessage>(`${waitingSql('event')} union all ${waitingSql('job')}`);
  }

  async markPublished(ids: string[]): Promise<void> {
    if (ids.length > 0)
      await this.sql(`update ${this.table} set published_at = now() where id = any($1::uuid[])`, [ids]);
  }

  /** Postpones messages that cannot be published in their present form; the delay doubles from 1 s to about 10 minutes. */
  async postponeMessages(ids: string[]): Promise<void> {
    if (ids.length > 0)
      await this.sql(
        `update ${this.table} set attempts = attempts + 1, next_attempt_at = now() + 2 ^ least(attempts, 9) * interval '1 second'
          where id = any($1::uuid[])`,
        [ids],
      );
  }

  /** Marks messages published before `time` for republishing. */
  async requeuePublishedBefore(kind: OutboxRow['kind'], time: Date): Promise<void> {
    await this.sql(`update ${this.table} set published_at = null where kind = $1 and published_at < $2`, [
      kind,
      time,
    ]);
  }

  /** Marks messages published in the last `milliseconds` for republishing. */
  async requeuePublishedWithin(kind: OutboxRow['kind'], milliseconds: number): Promise<void> {
    await this.sql(
      `update ${this.table} set published_at = null
        where kind = $1 and published_at > now() - $2 * interval '1 millisecond'`,
      [kind, milliseconds],
    );
  }

  /** Returns the age in seconds of the oldest waiting message; 0 if there is none. */
  async oldestAgeSeconds(): Promise<number> {
    const [oldest] = await this.sql<{ age: number }>(
      `select coalesce(extract(epoch from now() - min(created_at)), 0)::float as age from ${this.table} where published_at is null`,
    );
    return oldest?.age ?? 0;
  }

  /** Runs SQL over the service's rows of all practices, for measurements. */
  query<T>(text: string): Promise<T[]> {
    return this.sql<T>(text);
  }

  async now(): Promise<Date> {
    const [row] = await this.sql<{ now: Date }>('select now() as now');
    return row?.now ?? new Date();
  }

  /** Deletes a batch of rows past their retention. */
  async prune(keepMs: number): Promise<void> {
    await this.deleteOlder('outbox', 'published_at', `${keepMs} milliseconds`);
    await this.deleteOlder('inbox', 'handled_at', `${INBOX_RETENTION_DAYS} days`);
    await this.deleteOlder('event_failure', 'failed_at', `${INBOX_RETENTION_DAYS} days`);
    // No read takes this long.
    await this.deleteOlder('reading', 'begun_at', '24 hours');
    await this.deleteOlder('idempotency_key', 'created_at', '24 hours');
  }

  private async deleteOlder(table: string, column: string, age: string): Promise<void> {
    await this.sql(
      `delete from ${this.service}.${table} where ctid = any(array(
         select ctid from ${this.service}.${table} where ${column} < now() - $1::interval limit ${PRUNE_BATCH}))`,
      [age],
    );
  }

  private get table(): string {
    return `${this.service}.outbox`;
  }

  private async sql<T>(text: string, params: unknown[] = []): Promise<T[]> {
    const result = await this.client.query(namedStatement(`${this.service}.relay`, text, params));
    return result.rows as T[];
  }
}
