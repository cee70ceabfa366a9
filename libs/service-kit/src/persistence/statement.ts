import { createHash } from 'node:crypto';

/** A prepared statement, which PostgreSQL parses and plans once per connection under its name. */
export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

const names = new Map<string, string>();

/** Names a statement by a hash of its text, so that a name never stands for two texts. `prefix` is the owner's name. */
export function named(prefix: string, text: string, values: unknown[]): Statement {
  let name = names.get(text);
  if (!name) {
    name = `${prefix.slice(0, 40)}_${createHash('sha1').update(text).digest('hex').slice(0, 12)}`;
    names.set(text, name);
  }
  return { name, text, values };
}
