import { UNDO_DAYS } from '@quillcare/contracts';
import { momentOf } from '@quillcare/service-kit';

const UNDO = `(select jsonb_build_object('status', status, 'createdAt', ${momentOf('requested_at')},
    'finishedAt', ${momentOf('undo.finished_at')}, 'cancelRequestedAt', ${momentOf('undo.cancel_requested_at')},
    'total', undo.total, 'removed', removed, 'restored', restored, 'left', left_alone,
    'by', actor->>'name', 'problem', problem)
  from import.import_undo undo where undo.organisation_id = $1 and undo.import_id = import_run.id) as undo`;

const UNDO_UNTIL = `case when is_traced and successful > 0
  then finished_at + make_interval(days => ${UNDO_DAYS}) end as undo_until`;

// The import at the front of the queue, and how many are ahead of this one.
const QUEUE_POSITION = `case when status = 'QUEUED' then (
  select jsonb_build_object('fileName', (array_agg(ahead.file_name order by ahead.created_at, ahead.id))[1], 'count', count(*)::int)
    from import.import_run ahead
   where ahead.organisation_id = $1 and ahead.status in ('QUEUED', 'RUNNING')
     and (ahead.created_at, ahead.id) < (import_run.created_at, import_run.id)
  having count(*) > 0) end as waits_for`;

// Measured up to the last recorded batch, so that the figures stand still while no progress is made.
const PACE = `case when status = 'RUNNING' and bytes_processed > 0 and updated_at >= started_at + interval '3 seconds' then (
  select jsonb_build_object('rowsPerSecond', round(total / took)::int,
      'secondsLeft', ceil(took * greatest(bytes_total - bytes_processed, 0) / bytes_processed)::int)
    from (select extract(epoch from updated_at - started_at) as took) elapsed) end as pace`;

/** Columns for the list of imports. Rows come back in wire form. */
export const LIST_COLUMNS = `id, version, created_at, updated_at, entity_type, duplicate_strategy, file_name, status, bytes_total,
  bytes_processed, total, successful, failed, skipped, merged, overwritten, flagged, described, summary, uploaded_by, started_at, finished_at,
  cancel_requested_at, dry_run, columns_left_out, room, odd_values, ${PACE}, ${QUEUE_POSITION}, ${UNDO_UNTIL}, ${UNDO}`;

/** The list's columns plus messages and mapping. */
export const IMPORT_COLUMNS = `${LIST_COLUMNS}, errors, warnings, duplicates, mapping`;
