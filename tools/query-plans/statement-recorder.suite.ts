import { Client } from 'pg';

/** A statement as the product sent it, with its role, scope and values. */
export interface RecordedStatement {
  /** The connection settings for logging in as the same role. */
  login: { host: string; port: number; user: string; password: string; database: string };
  /** The statements that began its transaction and set its organisation or platform scope. */
  opening: Sent[];
  /** Named statements are prepared once per connection and executed many times. */
  name: string | null;
  text: string;
  values: unknown[];
}

export interface Sent {
  name?: string;
  text: string;
  values?: unknown[];
}

type Query = (this: Client, ...args: unknown[]) => unknown;

/** Records what this process sends to PostgreSQL, through any pool, mapper or reader. */
export class StatementRecorder {
  private readonly original = Client.prototype.query as unknown as Query;
  private readonly openings = new WeakMap<Client, Sent[]>();
  private recorded: RecordedStatement[] | null = null;

  constructor() {
    const { original } = this;
    const hear = (client: Client, args: unknown[]): void => this.hear(client, args);
    const heard: Query = function (...args) {
      hear(this, args);
      return original.apply(this, args);
    };
    Client.prototype.query = heard as unknown as Client['query'];
  }

  stop(): void {
    Client.prototype.query = this.original as unknown as Client['query'];
  }

  /** The statements on `table` sent while `work` ran, without duplicates. */
  async during(table: string, work: () => Promise<unknown>): Promise<RecordedStatement[]> {
    const recorded: RecordedStatement[] = [];
    this.recorded = recorded;
    try {
      await work();
    } finally {
      this.recorded = null;
    }
    const found = recorded.filter(({ text }) => text.replaceAll('"', '').includes(table));
    return [...new Map(found.map((statement) => [statement.text, statement])).values()];
  }

  private hear(client: Client, [first, second]: unknown[]): void {
    const sent = sentOf(first, second);
    if (!sent) return;
    if (/^\s*(begin|start transaction)/i.test(sent.text)) this.openings.set(client, [sent]);
    else if (sent.text.includes('set_config')) this.bind(client, sent);
    else if (/^[\s(]*(select|with)\b/i.test(sent.text)) this.record(client, sent);
  }

  // Adds the statements that open the transaction, or those sent once on a single-purpose connection.
  private bind(client: Client, sent: Sent): void {
    const opening = this.openings.get(client);
    if (opening) opening.push(sent);
    else this.openings.set(client, [sent]);
  }

  private record(client: Client, sent: Sent): void {
    const { host, port, user, password, database } = (
      client as unknown as { connectionParameters: RecordedStatement['login'] }
    ).connectionParameters;
    this.recorded?.push({
      login: { host, port, user, password, database },
      opening: this.openings.get(client) ?? [],
      name: sent.name ?? null,
      text: sent.text,
      values: sent.values ?? [],
    });
  }
}

function sentOf(first: unknown, second: unknown): Sent | null {
  if (typeof first === 'string') return { text: first, values: Array.isArray(second) ? second : [] };
  const config = first as Partial<Sent> | null;
  return typeof config?.text === 'string' ? (config as Sent) : null;
}
