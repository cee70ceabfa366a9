/** Whose rows a transaction sees: one organisation's, or all in a platform scope that says why. */
export type Scope = { organisationId: string; platform: null } | { organisationId: null; platform: string };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The statements that open a transaction in `scope`, as one message; `mode` may be `read only`. */
export function beginSql(scope: Scope, mode = ''): string {
  // Both settings are always written: nothing of the pool's former user is left.
  const organisation = scope.organisationId === null ? '' : checkedUuid(scope.organisationId);
  const platform = scope.platform === null ? '' : scope.platform.replace(/[^\w .,:-]/g, ' ');
  return `begin ${mode};select set_config('app.organisation_id','${organisation}',true),set_config('app.platform_scope','${platform}',true)`;
}

function checkedUuid(value: string): string {
  if (!UUID.test(value)) throw new Error('An organisation id must be a UUID.');
  return value;
}
