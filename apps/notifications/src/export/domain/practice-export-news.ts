import { toPerson, type EventData, type PracticeExportFinished } from '@quillcare/contracts';
import type { News } from '../../notification/domain/news';

/** Returns the notification to the person who requested the export of the whole practice. Null if it was cancelled. */
export function practiceExportNews({
  userId,
  status,
  records,
}: EventData<typeof PracticeExportFinished>): News | null {
  if (status === 'CANCELLED') return null;
  const isReady = status === 'COMPLETED';
  return {
    to: toPerson(userId),
    topic: 'EXPORT_READY',
    type: isReady ? 'SUCCESS' : 'ERROR',
    priority: 'NORMAL',
    source: null,
    action: { label: 'VIEW_EXPORTS', path: '/exports/practice' },
    title: isReady ? 'The export of the whole practice is ready' : 'The export of the whole practice failed',
    message: isReady
      ? `The archive has ${records.toLocaleString('en-AU')} records. It is deleted after 24 hours.`
      : 'The archive could not be written. Please try again.',
  };
}
