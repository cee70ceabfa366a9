import { Client } from 'pg';

/** The product's database, to produce states that only time or a disaster would cause. */
export class Database {
  private client: Promise<Client> | null = null;

  constructor(private readonly url: string) {}

  async query<T extends object>(sql: string, params: unknown[] = []): Promise<T[]> {
    this.client ??= this.connect();
    const { rows } = await (await this.client).query<T>(sql, params);
    return rows;
  }

  async close(): Promise<void> {
    await (await this.client)?.end();
    this.client = null;
  }

  private async connect(): Promise<Client> {
    const client = new Client({ connectionString: this.url });
    await client.connect();
    await client.query(`select set_config('app.platform_scope', 'journeys: look and age', false)`);
    return client;
  }
}
