/** Columns of a hospital in the contract. */
export const hospitalColumns = `id, version, created_at, updated_at, deleted_at, is_active,
  name, address, phone, email, booking_phone, facility_type, operating_theatres`;
