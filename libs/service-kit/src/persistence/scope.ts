import type { ClientBase } from 'pg';

/** Whose rows a transaction sees: those of one organisation, or all of them in a platform scope with a reason. */
export type Scope = { organisationId: string; platform: null } | { organisationId: null; platform: string };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

// Both settings are always written, so that nothing remains from the connection's previous use.
const bind = (isLocal: boolean) =>
  `select set_config('app.organisation_id', $1, ${isLocal}), set_config('app.platform_scope', $2, ${isLocal})`;

// Named, so that each connection parses and plans it once; it precedes every transaction.
const BIND = { name: 'scope', text: bind(true) };

/** Binds the open transaction of a connection to `scope`. */
export async function bindTransaction(client: ClientBase, scope: Scope): Promise<void> {
  await client.query({ ...BIND, values: valuesOf(scope) });
}

/**
 * Binds everything a connection will do to `scope`. Only for a connection with a single owner and purpose, never one from a pool.
 */
export async function bindConnection(client: ClientBase, scope: Scope): Promise<void> {
  await client.query(bind(false), valuesOf(scope));
}

function valuesOf(scope: Scope): [organisation: string, platform: string] {
  const organisation = scope.organisationId === null ? '' : checkedUuid(scope.organisationId);
  const platform = scope.platform === null ? '' : scope.platform.replace(/[^\w .,:-]/g, ' ');
  return [organisation, platform];
}

function checkedUuid(value: string): string {
  if (!UUID.test(value)) throw new Error('An organisation id must be a UUID.');
  return value;
}
