/** Columns of an account shown to administrators. */
export const STAFF_COLUMNS = `id, version, created_at, updated_at, email, first_name, last_name,
  trim(first_name || ' ' || last_name) as name, role, is_active, grants`;
