import { toPerson, type EventData, type ImportFinished } from '@quillcare/contracts';
import type { News } from '../../notification/domain/news';

/**
 * Returns the notification to the person who started an import. Null if it was cancelled, or if the event is from an earlier
 * release that lacks these fields.
 */
export function importNews({
  importId,
  userId,
  entityType,
  status,
  successful,
  failed = 0,
}: EventData<typeof ImportFinished>): News | null {
  if (!userId || !entityType || !status || status === 'CANCELLED') return null;
  const isDone = status === 'COMPLETED';
  const leftOut = failed > 0 ? ` ${pluralise(failed, 'row was', 'rows were')} left out.` : '';
  return {
    to: toPerson(userId),
    topic: 'IMPORT_DONE',
    type: isDone ? (failed > 0 ? 'WARNING' : 'SUCCESS') : 'ERROR',
    priority: 'NORMAL',
    source: null,
    action: { label: 'VIEW_IMPORT', path: `/${entityType}/import?run=${importId}` },
    title: isDone ? `The import of ${entityType} is finished` : `The import of ${entityType} failed`,
    message: isDone
      ? `${pluralise(successful, 'record was', 'records were')} imported.${leftOut}`
      : 'Please open it to see what is wrong.',
  };
}

function pluralise(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-AU')} ${count === 1 ? one : many}`;
}
