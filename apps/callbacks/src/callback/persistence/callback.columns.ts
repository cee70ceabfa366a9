/** The callback columns returned by the API. */
export const CALLBACK_COLUMNS = `id, version, created_at, updated_at, subject, quote_id, quote_number, lead_id, client_id,
    client_name, client_phone, status, priority, cause, about, due_date, assignee_id, assignee_name, notes, attempt_count,
    attempted_at, last_outcome, completed_at, closed_reason, cancel_reason, reschedule_reason`;

export const ONE_CALLBACK = `select ${CALLBACK_COLUMNS}
  from callbacks.callback where organisation_id = $1 and id = $2 and deleted_at is null`;
