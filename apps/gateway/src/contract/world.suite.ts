import { randomBytes, randomUUID } from 'node:crypto';
import { createQuote, SERVICES, seedDemo, type Operation, type Role } from '@quillcare/contracts';
import { DEMO_PASSWORD, hasWorkInHand, sharedGateway, startProduct, type Product } from '@quillcare/testing';
import { send, type Answer, type Send } from '../testing/http-client';
import { Staff } from './staff.suite';
import { Story, type CallOptions, type Practice } from './story';

export type { Practice } from './story';

/** Sensitive operations require a sign-in within the last ten minutes, so older sessions are replaced. */
const FRESH_MS = 5 * 60_000;

/** The whole product over HTTP, with a practice that has one account per role. */
export class World {
  private readonly staff: Staff;
  private readonly story = new Story<Answer>((method, path, options) => this.request(method, path, options));

  private constructor(
    readonly product: Product,
    private readonly emails: string[],
  ) {
    this.staff = new Staff(product, DEMO_PASSWORD, (method, path, options) =>
      this.request(method, path, options),
    );
  }

  private static shared: World | undefined;

  /** Returns the world shared by this worker, for test files that work in practices of their own. They do not close it. */
  static async share(): Promise<World> {
    const product = await sharedGateway();
    if (this.shared?.product !== product) this.shared = await this.furnished(product);
    return this.shared;
  }

  /** Opens a world for one test file, which may also change the demo practice. */
  static async open(): Promise<World> {
    return this.furnished(await startProduct({ gateway: true, config: { trustProxy: true } }));
  }

  private static async furnished(product: Product): Promise<World> {
    const { emails } = await product.callInternal(seedDemo, { body: { password: DEMO_PASSWORD } });
    return new World(product, emails);
  }

  close(): Promise<void> {
    return this.product.stop();
  }

  async sessions(): Promise<Map<Role, Practice>> {
    const people = await Promise.all(this.emails.map((email) => this.staff.enter(email)));
    return new Map(people.map((person) => [person.role, { ...person, ids: new Map() }]));
  }

  /**
   * Restores full sessions after a command that may have ended or restricted some, by signing in again or completing the second
   * step.
   */
  async goOn(sessions: Map<Role, Practice>): Promise<Map<Role, Practice>> {
    const usable = await Promise.all(
      [...sessions.values()].map(({ token }) => this.staff.isUsable(token, FRESH_MS)),
    );
    return usable.every(Boolean) ? sessions : this.sessions();
  }

  /** Creates a separate practice with one of everything an administrator can create. */
  async practice(): Promise<Practice> {
    const { organisationId, accessToken } = await this.product.signUp();
    const practice = { organisationId, token: accessToken, ids: new Map<string, string[]>() };
    await this.story.setUpPractice(practice);
    return practice;
  }

  /** Creates a colleague's account, a copy of an administrator's with another role, and signs in with it. */
  async colleague(organisationId: string, role: Role): Promise<Practice> {
    const changes = { id: randomUUID(), role, email: `${randomUUID()}@practice.example` };
    await this.product.sql(
      `insert into identity."user" select (jsonb_populate_record(u, $2::jsonb)).* from identity."user" u
        where organisation_id = $1 and role = 'ORG_ADMIN' limit 1`,
      [organisationId, JSON.stringify(changes)],
    );
    return { ...(await this.staff.enter(changes.email)), ids: new Map() };
  }

  /** Sends the practice's quote and has the patient sign it, so that everything that follows from it exists too. */
  async tellStory(practice: Practice): Promise<void> {
    await this.story.playStory(practice);
    await this.staff.setUpPasskey(practice.token);
  }

  /** Sends a new quote; returns the path of the patient's link and the quote's id. */
  async sendQuote(practice: Practice): Promise<{ path: string; quoteId: string }> {
    await this.story.create(createQuote, practice);
    const link = await this.story.sendQuote(practice);
    const path = `/api/public/quotes/${link.slice(link.lastIndexOf('/') + 1)}`;
    return { path, quoteId: practice.ids.get('quotes')?.at(-1) ?? '' };
  }

  /** Collects the ids of all lists, and waits until none of `collections` is empty. */
  collect(practice: Practice, collections: string[]): Promise<void> {
    return this.product.eventually(async () => {
      await this.story.collect(practice);
      const missing = collections.filter((name) => !practice.ids.get(name)?.length);
      if (missing.length > 0)
        throw new Error(`The practice has no ${missing.join(', ')}: these tests must create some.`);
    });
  }

  ask(operation: Operation, practice: Practice, options: CallOptions = {}): Promise<Answer> {
    return this.story.call(operation, practice, options);
  }

  /** Each request comes from its own address, so that rate limits do not interfere. */
  request(method: string, path: string, options: Send = {}): Promise<Answer> {
    const address = `10.${[...randomBytes(3)].join('.')}`;
    return send(this.product.url, method, path, {
      ...options,
      headers: { 'x-forwarded-for': address, ...options.headers },
    });
  }

  /**
   * Returns a hash of the practice's rows per table, without messaging and session tables and the bookkeeping of background jobs.
   */
  async fingerprint(organisationId: string): Promise<Record<string, string>> {
    const tables = await this.product.sql<{ name: string }>(
      `select format('%I.%I', c.table_schema, c.table_name) as name from information_schema.columns c
         join information_schema.tables t using (table_schema, table_name)
        where t.table_type = 'BASE TABLE' and c.column_name = 'organisation_id' and c.table_schema = any($1)
          and c.table_name !~ '^(outbox|inbox|idempotency_key|dead_letter|session|refresh_token|practice_turn|practice_look|report_|price_check|stale_quote)' order by 1`,
      [SERVICES],
    );
    const parts = tables.map(
      ({ name }) =>
        `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${name} t where organisation_id = $1`,
    );
    const rows = await this.product.sql<{ name: string; hash: string }>(parts.join(' union all '), [
      organisationId,
    ]);
    return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
  }

  /** Returns the fingerprint once background work has settled: nothing is queued, and nothing has changed for a while. */
  async settled(organisationId: string): Promise<Record<string, string>> {
    let before = await this.fingerprint(organisationId);
    for (let calm = 0; calm < 3;) {
      await new Promise((resolve) => setTimeout(resolve, 300));
      const now = await this.fingerprint(organisationId);
      const isCalm =
        JSON.stringify(now) === JSON.stringify(before) && !(await this.isWorking(organisationId));
      calm = isCalm ? calm + 1 : 0;
      before = now;
    }
    return before;
  }

  private async isWorking(organisationId: string): Promise<boolean> {
    const unpublished = SERVICES.map(
      (service) => `select 1 from ${service}.outbox
        where organisation_id = $1 and published_at is null and coalesce(not_before, now()) <= now()`,
    );
    if ((await this.product.sql(unpublished.join(' union all '), [organisationId])).length > 0) return true;
    return hasWorkInHand(this.product);
  }
}
