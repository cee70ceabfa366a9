/** Columns of a practice shown to super admins. */
export const ORGANISATION_COLUMNS =
  'id, name, email, phone, address, website, is_active, is_non_billing, created_at';
