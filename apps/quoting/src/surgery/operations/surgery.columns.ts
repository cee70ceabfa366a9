/** Columns of a surgery in the contract. */
export const surgeryColumns = `id, version, created_at, updated_at, deleted_at, is_active,
  name, description, base_fee_minor, category, procedure_class, estimated_duration, anesthesia_type, complexity_level`;
