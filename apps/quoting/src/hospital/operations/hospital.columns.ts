/** The columns of a hospital as the contract shows it. */
export const hospitalColumns = `id, version, created_at, updated_at, deleted_at, is_active,
  name, address, phone, email, booking_phone, facility_type, operating_theatres`;
