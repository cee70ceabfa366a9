import { createHash } from 'node:crypto';

/** A prepared statement: PostgreSQL parses a text once for each connection, and knows it by its name afterwards. */
export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

const names = new Map<string, string>();

/** Names a statement by its text, so that one text has one plan and never another's; `prefix` says whose it is. */
export function named(prefix: string, text: string, values: unknown[]): Statement {
  let name = names.get(text);
  if (!name) {
    name = `${prefix.slice(0, 40)}_${createHash('sha1').update(text).digest('hex').slice(0, 12)}`;
    names.set(text, name);
  }
  return { name, text, values };
}
