// Stores rows with COPY, one batch in memory at a time.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pgCopy from 'pg-copy-streams';

const SPECIAL = /[\\\t\n\r]/g;
const ESCAPES = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** `createdAt` becomes the column `created_at`, as in the product. */
const columnOf = (field) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Encodes a value in COPY's text format. */
export function encode(value) {
  if (value === null || value === undefined) return '\\N';
  if (value instanceof Date) return value.toISOString();
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.replace(SPECIAL, (letter) => ESCAPES[letter]);
}

/** A row as a line of COPY, its values in the order of `fields`. */
export const lineOf = (fields, row) => `${fields.map((field) => encode(row[field])).join('\t')}\n`;

export const columnsOf = (row) => Object.keys(row).map(columnOf).join(', ');

function* lines(rows) {
  const fields = Object.keys(rows[0]);
  for (const row of rows) yield lineOf(fields, row);
}

/** Rows by table, in the order in which tables were first added: parents before children. */
export class Batch {
  tables = new Map();
  count = 0;

  add(table, row) {
    const rows = this.tables.get(table);
    if (rows) rows.push(row);
    else this.tables.set(table, [row]);
    this.count += 1;
  }

  /** Stores the batch in one transaction and empties it. */
  async store(database) {
    await database.query('begin');
    for (const [table, rows] of this.tables) {
      if (rows.length === 0) continue;
      const into = database.query(pgCopy.from(`copy ${table} (${columnsOf(rows[0])}) from stdin`));
      await pipeline(Readable.from(lines(rows), { highWaterMark: 512 }), into);
      rows.length = 0;
    }
    await database.query('commit');
    this.count = 0;
  }
}
