import { Client } from 'pg';
import type { ProcessConfig } from '../config';
import { connectionOptions } from '../persistence/database';
import { directDatabaseUrl } from '../persistence/logins';
import { bindConnection } from '../persistence/scope';
import { named } from '../persistence/statement';
import type { OutboxRow } from './outbox';

export interface WaitingMessage extends Pick<OutboxRow, 'id' | 'kind' | 'destination'> {
  payload: Record<string, unknown>;
  notBefore: Date | null;
}

/** A relay's connection carries the name of its holder, so that others see whether it is still there. */
const CONNECTION = 'quillcare-relay-';
const BATCH = 200;
const PRUNE_BATCH = 20_000;
/** Events stay in their stream for 7 days: after this none can be redelivered. */
const INBOX_DAYS = 9;
/** A relay whose statements go unanswered reconnects after this; another may hold the lease by then. */
const QUERY_TIMEOUT_MS = 10_000;

/** A relay's own connection to the outbox of its service. */
export class RelayStore {
  private constructor(
    private readonly client: Client,
    private readonly service: string,
    private readonly holder: string,
  ) {}

  /**
   * Connects for the relay called `holder`, and listens; `onChange` is called when a message was committed or the connection broke.
   */
  static async open(
    service: string,
    config: ProcessConfig,
    holder: string,
    onChange: () => void,
  ): Promise<RelayStore> {
    const client = new Client({
      ...connectionOptions(directDatabaseUrl(service, config), `${CONNECTION}${holder}`, {
        // If a crash loses an update, the message is published twice and deduplicated by its receivers.
        synchronous_commit: 'off',
      }),
      query_timeout: QUERY_TIMEOUT_MS,
    });
    client.on('error', onChange); // The next statement fails, and the relay connects again.
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
    await this.client.end().catch(() => undefined); // It may be broken already.
  }

  /**
   * Takes or renews the lease that makes this relay the leader, for so many milliseconds. That of another is respected until it expires,
   * or until its connection is gone: a process that was killed is replaced at once, and a node that vanished, whose connection
   * PostgreSQL still believes in, when its lease expires. Where a pooler hides the names of connections, only the lease counts.
   */
  async takeLease(milliseconds: number): Promise<boolean> {
    const rows = await this.sql(
      `insert into ${this.service}.relay_lease as held (service, holder, expires_at)
       values ($1, $2, now() + $3 * interval '1 millisecond')
       on conflict (service) do update set holder = excluded.holder, expires_at = excluded.expires_at
       where held.holder = excluded.holder or held.expires_at < now()
         or (not exists (select from pg_stat_activity where application_name = $4 || held.holder::text)
           and exists (select from pg_stat_activity where application_name = $4 || excluded.holder::text))
       returning 1`,
      [this.service, this.holder, milliseconds, CONNECTION],
    );
    return rows.length === 1;
  }

  /** Ends the lease, so that another worker can lead at once. */
  async releaseLease(): Promise<void> {
    await this.sql(`delete from ${this.service}.relay_lease where holder = $1`, [this.holder]);
  }

  /** The oldest waiting messages, limited per kind so that jobs waiting for Redis do not hold up events. */
  waiting(): Promise<WaitingMessage[]> {
    const of = (kind: string) =>
      `(select id, kind, destination, payload, not_before as "notBefore" from ${this.table}
         where published_at is null and kind = '${kind}' and coalesce(next_attempt_at, '-infinity') <= now()
         order by seq limit ${BATCH})`;
    return this.sql<WaitingMessage>(`${of('event')} union all ${of('job')}`);
  }

  async markPublished(ids: string[]): Promise<void> {
    if (ids.length > 0)
      await this.sql(`update ${this.table} set published_at = now() where id = any($1::uuid[])`, [ids]);
  }

  /**
   * Sets aside messages that cannot be published as they are; the wait doubles from 1 s to about 10 minutes.
   */
  async setAside(ids: string[]): Promise<void> {
    if (ids.length > 0)
      await this.sql(
        `update ${this.table} set attempts = attempts + 1, next_attempt_at = now() + 2 ^ least(attempts, 9) * interval '1 second'
          where id = any($1::uuid[])`,
        [ids],
      );
  }

  /** Publishes again what was published before `time`. */
  async publishAgain(kind: OutboxRow['kind'], time: Date): Promise<void> {
    await this.sql(`update ${this.table} set published_at = null where kind = $1 and published_at < $2`, [
      kind,
      time,
    ]);
  }

  /** Publishes again what was published in the last `milliseconds`. */
  async publishLatestAgain(kind: OutboxRow['kind'], milliseconds: number): Promise<void> {
    await this.sql(
      `update ${this.table} set published_at = null
        where kind = $1 and published_at > now() - $2 * interval '1 millisecond'`,
      [kind, milliseconds],
    );
  }

  /** Age in seconds of the oldest message that waits; 0 when none does. */
  async oldestSeconds(): Promise<number> {
    const [oldest] = await this.sql<{ age: number }>(
      `select coalesce(extract(epoch from now() - min(created_at)), 0)::float as age from ${this.table} where published_at is null`,
    );
    return oldest?.age ?? 0;
  }

  /** Runs SQL over the service's rows of all practices, for what is measured. */
  ask<T>(text: string): Promise<T[]> {
    return this.sql<T>(text);
  }

  /** The database's time. */
  async now(): Promise<Date> {
    const [row] = await this.sql<{ now: Date }>('select now() as now');
    return row?.now ?? new Date();
  }

  /** Deletes a batch of rows past their retention. */
  async prune(keepMs: number): Promise<void> {
    await this.deleteOlder('outbox', 'published_at', `${keepMs} milliseconds`);
    await this.deleteOlder('inbox', 'handled_at', `${INBOX_DAYS} days`);
    await this.deleteOlder('event_failure', 'failed_at', `${INBOX_DAYS} days`);
    // No reading takes so long.
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
    const result = await this.client.query(named(`${this.service}.relay`, text, params));
    return result.rows as T[];
  }
}
