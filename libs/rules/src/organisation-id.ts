const LEGACY_PREFIX = /^(?:offline-org|admin-org|organi[sz]ation|org)[-_:.]/i;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Returns an organisation's id in lower case without the prefix it may have (org, organization, organisation, offline-org,
 * admin-org and a separator), or null if the rest is not a UUID (product specification).
 */
export function parseOrganisationId(id: string): string | null {
  const rest = id.trim().replace(LEGACY_PREFIX, '');
  return UUID.test(rest) ? rest.toLowerCase() : null;
}
