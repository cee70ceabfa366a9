/** The columns of a surgery as the contract shows it. */
export const surgeryColumns = `id, version, created_at, updated_at, deleted_at, is_active,
  name, description, base_fee_minor, category, procedure_class, estimated_duration, anesthesia_type, complexity_level`;
