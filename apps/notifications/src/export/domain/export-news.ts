import { toPerson, type EventData, type ExportFinished } from '@quillcare/contracts';
import type { News } from '../../notification/domain/news';

/** Returns the notification to the person who requested an export. Null if they cancelled it. */
export function exportNews({ userId, list, status, rows }: EventData<typeof ExportFinished>): News | null {
  if (status === 'CANCELLED') return null;
  const isReady = status === 'COMPLETED';
  const listName = list.replaceAll('-', ' ');
  const counted = rows === 1 ? '1 row' : `${rows.toLocaleString('en-AU')} rows`;
  return {
    to: toPerson(userId),
    topic: 'EXPORT_READY',
    type: isReady ? 'SUCCESS' : 'ERROR',
    priority: 'NORMAL',
    source: null,
    action: { label: 'VIEW_EXPORTS', path: '/exports' },
    title: isReady ? 'Your export is ready' : 'Your export failed',
    message: isReady
      ? `The file of ${listName} has ${counted}. It is deleted after 24 hours.`
      : `The file of ${listName} could not be written. Please try again.`,
  };
}
