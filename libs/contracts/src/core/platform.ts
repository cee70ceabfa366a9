/**
 * Whose the rows are that belong to no practice, such as what visitors write to the operator of the platform.
 * Every tenant table is under forced row-level security, so these rows need an organisation too; one of their
 * own keeps them out of every practice's sight by the same policy, without an exception for them. Practices
 * have ids of version 7, so that none can ever be the nil UUID, and nobody can sign in for it.
 */
export const PLATFORM_ORGANISATION_ID = '00000000-0000-0000-0000-000000000000';
