/**
 * Owner of the rows that belong to no practice, such as messages that visitors send to the platform's operator. Every tenant
 * table has forced row-level security, so these rows need an organisation too; their own one hides them from every practice under
 * the same policy, without an exception. Practices have version 7 UUIDs, so none can ever have the nil UUID, and nobody can sign
 * in for it.
 */
export const PLATFORM_ORGANISATION_ID = '00000000-0000-0000-0000-000000000000';
