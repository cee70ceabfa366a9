// Queries the database directly as its owner, not through a proxy. The server may go down at any moment.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const AGAIN_MS = 100;

export class Database {
  client = null;

  constructor(url) {
    this.url = url;
  }

  /** Rows of a repeatable statement. Throws when the server is down. */
  async query(sql, params = []) {
    const known = this.client;
    try {
      return await this.ask(sql, params);
    } catch (error) {
      // An idle connection may have been broken by an earlier crash, so a new one is tried once.
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
      // Only a broken connection is dropped, because an invalid statement would fail on a new one too.
      const isBroken = error.code?.length !== 5 || /^(08|57P)/.test(error.code);
      if (isBroken && this.client === client) await this.close();
      throw error;
    }
  }

  /** Polls until there is a row. Null if there is none before `deadline` (epoch milliseconds). */
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
    await client?.then((open) => open.end()).catch(() => undefined); // Broken or never opened.
  }

  async connect() {
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 3_000 });
    client.on('error', () => undefined); // The next statement reports the error.
    await client.connect();
    return client;
  }
}
