/** Columns of a doctor in the contract. */
export const doctorColumns = `id, version, created_at, updated_at, deleted_at, is_active,
  title, first_name, last_name, credentials, phone, email, license_expiry`;
