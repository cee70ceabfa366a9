// Looks behind the product's back, as the owner of the database and by no wire. The server may be away at any moment.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const AGAIN_MS = 100;

export class Database {
  client = null;

  constructor(url) {
    this.url = url;
  }

  /** Rows of a statement that only reads; throws when the server is away. */
  async query(sql, params = []) {
    const known = this.client;
    try {
      return await this.ask(sql, params);
    } catch (error) {
      // A connection that was left lying broke with the server before this one; a new one tells how things are now.
      if (known === null || this.client === known) throw error;
      return this.ask(sql, params);
    }
  }

  async ask(sql, params) {
    this.client ??= this.connect();
    const client = this.client;
    try {
      return (await (await client).query(sql, params)).rows;
    } catch (error) {
      // Only a connection that broke is given up: a statement that is wrong stays wrong.
      const isBroken = error.code?.length !== 5 || /^(08|57P)/.test(error.code);
      if (isBroken && this.client === client) await this.close();
      throw error;
    }
  }

  /** Asks until there is a row; null when there was none before `deadline` (epoch milliseconds). */
  async untilRow(sql, params, deadline) {
    while (Date.now() < deadline) {
      const rows = await this.query(sql, params).catch(() => []);
      if (rows.length > 0) return rows[0];
      await pause(AGAIN_MS);
    }
    return null;
  }

  async close() {
    const client = this.client;
    this.client = null;
    await client?.then((open) => open.end()).catch(() => undefined); // It is broken or was never open.
  }

  async connect() {
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 3_000 });
    client.on('error', () => undefined); // The next statement tells.
    await client.connect();
    return client;
  }
}
