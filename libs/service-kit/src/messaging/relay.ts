import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { JOBS, type ServiceName } from '@quillcare/contracts';
import { Client } from 'pg';
import type { ProcessConfig } from '../config';
import { CONFIG, SERVICE } from '../injection';
import { ProcessLogger } from '../observability/logger';
import { eventsPublished, outboxAge } from '../observability/metrics';
import { serviceDatabaseUrl } from '../persistence/database';
import { bindConnection, type Scope } from '../persistence/scope';
import { named } from '../persistence/statement';
import type { ServiceDefinition } from '../service/define-service';
import { Broker } from './broker';
import { jobOptions, Queues } from './queues';

interface Waiting {
  id: string;
  seq: number;
  kind: 'event' | 'job';
  destination: string;
  payload: Record<string, unknown>;
  not_before: Date | null;
  /** When the database was asked, by its own clock, ISO 8601. */
  seen_at: string;
}

const BATCH = 200;
const POLL_MS = 500;
const PRUNE_MS = 30_000;
/** Jobs are kept a day: Redis can forget them, and they cannot be read again from a stream. */
const JOB_KEEP_MS = 24 * 3_600_000;
/** A mark is older than what went out before it; more than that only where the database's clock was set. */
const MARK_SPARE_SECONDS = 10;
// `pipeline` is newer than the driver's types.
const CONNECTION = { keepAlive: true, connectionTimeoutMillis: 3_000, pipeline: true };
// What the relay notes about messages may be lost in a crash of the database: they go out again and are known by their id.
// So nobody waits for the disk, least of all the transactions whose own commits would stand behind it.
const UNHURRIED = 'set synchronous_commit to off';
const DURABLE = 'set synchronous_commit to on';
const SCOPE: Scope = { organisationId: null, platform: 'relay: outbox' };

/**
 * Carries a service's outbox to JetStream and the job queues. One leader per service (a session-level advisory lock),
 * woken by NOTIFY, polling as a net. A published row stays, marked, until the broker has surely written it to disk: when
 * the broker comes back from a crash, the marked tail is published again and the inboxes absorb what was not lost.
 */
@Injectable()
export class OutboxRelay implements BeforeApplicationShutdown {
  private client: Client | undefined;
  private stopping = false;
  private finished: Promise<void> | undefined;
  private woken = false;
  private endPause: () => void = () => undefined;
  // Checked once at the start too: Redis may have been emptied while nobody ran.
  private republish = { event: false, job: true };
  // The mark in Redis as this relay left or found it last: null where it found none, undefined while it has not looked.
  private mark: string | null | undefined;
  private prunedAt = Date.now();

  constructor(
    @Inject(CONFIG) private readonly config: ProcessConfig,
    @Inject(SERVICE) private readonly service: ServiceDefinition,
    private readonly broker: Broker,
    private readonly queues: Queues,
    private readonly logger: ProcessLogger,
  ) {}

  start(): void {
    this.broker.onReconnect(() => this.again('event'));
    this.queues.onReconnect(() => this.again('job'));
    this.finished = this.lead();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.wake();
    await this.finished;
  }

  private again(kind: Waiting['kind']): void {
    this.republish[kind] = true;
    this.wake();
  }

  // Leads until the connection breaks, then tries again; whoever holds the lock leads.
  private async lead(): Promise<void> {
    while (!this.stopping) {
      try {
        await this.connect();
        if (await this.becomeLeader()) await this.carry();
        else await this.pause(POLL_MS * 2);
      } catch (error) {
        if (!this.stopping)
          this.logger.warn(
            { err: error instanceof Error ? error.message : 'error', service: this.service.name },
            'outbox relay interrupted',
          );
        await this.disconnect();
        outboxAge.remove({ service: this.service.name }); // Whoever leads now tells it.
        await this.pause(POLL_MS);
      }
    }
    await this.disconnect();
  }

  private async connect(): Promise<void> {
    if (this.client) return;
    const client = new Client({
      ...CONNECTION,
      connectionString: serviceDatabaseUrl(this.service.name, this.config),
      application_name: `quillcare-relay-${this.service.name}`,
    });
    client.on('error', () => this.wake()); // The next statement fails and leads to a new connection.
    client.on('notification', () => this.wake());
    await client.connect();
    this.client = client; // From here on it is disconnected when something fails.
    await bindConnection(client, SCOPE);
    await client.query(UNHURRIED);
    await client.query(`listen outbox_${this.service.name}`);
  }

  private async disconnect(): Promise<void> {
    const { client } = this;
    this.client = undefined;
    await client?.end().catch(() => undefined); // It is broken or closing; there is nothing to save in it.
  }

  private async becomeLeader(): Promise<boolean> {
    const result = await this.sql<{ got: boolean }>(
      `select pg_try_advisory_lock(hashtextextended($1, 0)) as got`,
      [`relay:${this.service.name}`],
    );
    return result[0]?.got ?? false;
  }

  private async carry(): Promise<void> {
    let sent: string[] = [];
    while (!this.stopping) {
      if (this.republish.event || this.republish.job) {
        // What was just sent is noted first: it may be among what was lost.
        await this.note(sent);
        sent = [];
        await this.publishTail();
      }
      sent = await this.publish(await this.waiting(sent));
      await this.prune();
      if (sent.length === 0) await this.pause(POLL_MS); // Nothing waits, or the broker and Redis are away and it waits here.
    }
    await this.note(sent);
  }

  // What was sent is noted on the way to what waits next: a way of its own would compete with whoever handles it now.
  private async waiting(sent: string[]): Promise<Waiting[]> {
    const [, rows] = await Promise.all([
      this.note(sent),
      this.sql<Waiting>(`${this.waitingOf('event')} union all ${this.waitingOf('job')}`),
    ]);
    return rows;
  }

  // Of each kind a batch of its own: jobs that wait for Redis stand in no event's way.
  private waitingOf(kind: Waiting['kind']): string {
    return `(select id, seq, kind, destination, payload, not_before, now()::text as seen_at from ${this.table} where published_at is null and kind = '${kind}' order by seq limit ${BATCH})`;
  }

  private async note(sent: string[]): Promise<void> {
    if (sent.length > 0)
      await this.sql(`update ${this.table} set published_at = now() where id = any($1::uuid[])`, [sent]);
  }

  // What was published lately goes out once more after a broker came back: it acknowledges before it writes to disk. Who is
  // away again meanwhile is asked again.
  private async publishTail(): Promise<void> {
    if (this.republish.event)
      await this.attempt('event', () =>
        this.publishAgain('event', `now() - $2 * interval '1 millisecond'`, this.config.outboxKeepMs),
      );
    if (this.republish.job && this.queues.connected) await this.attempt('job', () => this.publishJobsAgain());
  }

  private async attempt(kind: Waiting['kind'], work: () => Promise<void>): Promise<void> {
    this.republish[kind] = false;
    try {
      await work();
    } catch (error) {
      this.republish[kind] = true;
      throw error;
    }
  }

  // What a Redis lost goes out again: what went out since its mark, or all that is kept where it has none; jobs that were done
  // find that they were.
  private async publishJobsAgain(): Promise<void> {
    const marked = await this.queues.marked(this.service.name);
    this.mark = marked;
    if (marked !== null && /^\d{4}-\d\d-\d\d/.test(marked))
      await this.publishAgain('job', `$2::timestamptz - interval '${MARK_SPARE_SECONDS} seconds'`, marked);
    else await this.publishAgain('job', `now() - $2 * interval '1 millisecond'`, JOB_KEEP_MS);
  }

  // Behind the jobs themselves, and with the time from before them: a Redis that has this mark has what went out before it.
  // Where Redis has not the mark that this relay knows, it was emptied or set back in between, perhaps unnoticed.
  private async moveMark(time: string): Promise<void> {
    const isMoved =
      this.mark !== undefined &&
      (await this.queues.moveMark(this.service.name, this.mark, time).catch(() => false)); // Away: it is asked again.
    this.mark = isMoved ? time : undefined;
    if (!isMoved) this.again('job');
  }

  // Nobody asks for it a second time: it must outlive a crash of the database, unlike all else that is noted here.
  private async publishAgain(kind: Waiting['kind'], since: string, value: number | string): Promise<void> {
    await Promise.all([
      this.sql(DURABLE),
      this.sql(`update ${this.table} set published_at = null where kind = $1 and published_at > ${since}`, [
        kind,
        value,
      ]),
      this.sql(UNHURRIED),
    ]);
  }

  /** The ids of those that are with the broker or in Redis now. */
  private async publish(rows: Waiting[]): Promise<string[]> {
    const [events, jobs] = [
      rows.filter(({ kind }) => kind === 'event'),
      rows.filter(({ kind }) => kind === 'job'),
    ];
    const sent = await Promise.all([
      this.send(events, (row) => this.publishEvent(row)),
      this.send(jobs, (row) => this.publishJob(row)),
    ]);
    if (sent[1].length > 0) await this.moveMark(jobs[0]?.seen_at ?? '');
    return sent.flat();
  }

  private async send(rows: Waiting[], one: (row: Waiting) => Promise<void>): Promise<string[]> {
    const outcomes = await Promise.allSettled(rows.map(one));
    const sent = rows.filter((_, at) => outcomes[at]?.status === 'fulfilled').map((row) => row.id);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed?.status === 'rejected') {
      const reason: unknown = failed.reason;
      this.logger.warn(
        {
          service: this.service.name,
          waiting: rows.length - sent.length,
          err: reason instanceof Error ? reason.message : 'error',
        },
        'messages wait in the outbox',
      );
    }
    if (sent.length > 0)
      eventsPublished.inc({ service: this.service.name, kind: rows[0]?.kind ?? 'event' }, sent.length);
    return sent;
  }

  private async publishEvent(row: Waiting): Promise<void> {
    await this.broker.events.publish(this.broker.subject(row.destination), JSON.stringify(row.payload), {
      msgID: row.id,
      timeout: 2_000,
    });
  }

  private async publishJob(row: Waiting): Promise<void> {
    const [service, name] = row.destination.split('.') as [ServiceName, string];
    const job = JOBS.find((candidate) => candidate.service === service && candidate.name === name);
    if (!job) throw new Error(`Unknown job ${row.destination}`);
    const queue = await this.queues.queue(service);
    await queue.add(name, row.payload, jobOptions(job, row.id, row.not_before));
  }

  private async prune(): Promise<void> {
    if (Date.now() - this.prunedAt < PRUNE_MS) return;
    this.prunedAt = Date.now();
    await this.sql(
      `delete from ${this.table} where published_at < now() - (case kind when 'job' then $1::float8 else $2::float8 end) * interval '1 millisecond'`,
      [JOB_KEEP_MS, this.config.outboxKeepMs],
    );
    await this.sql(`delete from ${this.service.name}.inbox where handled_at < now() - interval '9 days'`);
    await this.sql(
      `delete from ${this.service.name}.idempotency_key where created_at < now() - interval '24 hours'`,
    );
    const [oldest] = await this.sql<{ age: number }>(
      `select coalesce(extract(epoch from now() - min(created_at)), 0)::float as age from ${this.table} where published_at is null`,
    );
    outboxAge.set({ service: this.service.name }, oldest?.age ?? 0);
  }

  private get table(): string {
    return `${this.service.name}.outbox`;
  }

  // Prepared, and without a transaction around it: it runs for every message, and is a part of every event's way.
  private async sql<T>(text: string, params: unknown[] = []): Promise<T[]> {
    const result = await this.connection.query(named(`${this.service.name}.relay`, text, params));
    return result.rows as T[];
  }

  private get connection(): Client {
    if (!this.client) throw new Error('The relay has no connection.');
    return this.client;
  }

  private wake(): void {
    this.woken = true;
    this.endPause();
  }

  // Sleeps until woken by NOTIFY, a reconnect, the stop, or the time; a call that came while it worked counts too.
  private async pause(milliseconds: number): Promise<void> {
    if (!this.woken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.endPause = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.woken = false;
  }
}
