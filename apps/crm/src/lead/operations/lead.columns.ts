export const LEAD_COLUMNS = `id, version, created_at, updated_at, deleted_at, first_name, last_name, email, phone, category, source,
  interested_in, surgery_id, surgery_name, site_id, expected_value_minor, priority, urgency, sentiment, next_follow_up_on, status, status_changed_at,
  first_contacted_at, contact_attempts, last_attempt_at, client_id, owner_id, owner_name, owner_is_active`;
