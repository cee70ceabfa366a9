/** Columns of the list of imports; rows come back in wire form. */
export const LIST_COLUMNS = `id, version, created_at, updated_at, entity_type, duplicate_strategy, file_name, status, bytes_total,
  bytes_processed, total, successful, failed, skipped, merged, overwritten, flagged, described, summary, uploaded_by, started_at, finished_at,
  cancel_requested_at`;

/** With the messages. */
export const IMPORT_COLUMNS = `${LIST_COLUMNS}, errors, warnings, duplicates`;
