/** The columns of a client as the contract shows it; rows come back in wire form. */
export const CLIENT_COLUMNS = `id, version, created_at, updated_at, deleted_at, first_name, last_name, email, phone, secondary_phone,
  date_of_birth, is_vip, notes, street_address, city, suburb, state, postcode, is_duplicate_flag, duplicate_of`;
