/**
 * The organisation of rows that belong to no practice, such as visitors' messages to the operator of the
 * platform. Tenant tables are under forced row-level security, so these rows need an organisation too; a
 * separate one hides them from all practices by the same policy, without an exception. Practices have ids of
 * version 7, so none can have the nil UUID, and nobody can sign in to it.
 */
export const PLATFORM_ORGANISATION_ID = '00000000-0000-0000-0000-000000000000';
