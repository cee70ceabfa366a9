import {
  toPerson,
  type EventData,
  type NoteEntityType,
  type NotificationSource,
  type PersonMentioned,
} from '@quillcare/contracts';
import type { News } from '../../notification/domain/news';

const SOURCES: Record<NoteEntityType, NotificationSource['type']> = {
  CLIENT_NOTE: 'CLIENT',
  LEAD_NOTE: 'LEAD',
  QUOTE_NOTE: 'QUOTE',
  QUOTE_COMMENT: 'QUOTE',
  ORGANISATION_NOTE: 'ORGANISATION',
  USER_NOTE: 'USER',
};
const RECORDS: Record<NoteEntityType, string> = {
  CLIENT_NOTE: 'a note about a client',
  LEAD_NOTE: 'a note about a lead',
  QUOTE_NOTE: 'a note on a quote',
  QUOTE_COMMENT: 'a comment on a quote',
  ORGANISATION_NOTE: 'a note about the practice',
  USER_NOTE: 'a note about a colleague',
};

/**
 * Notification to a mentioned person. It contains nothing of the note, which may be changed, deleted or turned into a medical
 * one, whereas a notification stays as written. The text is read from the mention itself, with the rights the reader has at that
 * moment.
 */
export function mentionNews(
  { mentionId, userId, tag, entityType, entityId, actionUrl }: EventData<typeof PersonMentioned>,
  authorName: string | null,
): News {
  const author = authorName ?? 'A colleague';
  const isReply = tag === 'MENTION_REPLY';
  return {
    to: toPerson(userId),
    topic: 'MENTIONED',
    mentionId,
    type: 'INFO',
    priority: 'NORMAL',
    source: { type: SOURCES[entityType], id: entityId },
    action: { label: 'VIEW_NOTE', path: actionUrl },
    title: isReply ? 'You got a reply' : 'You were mentioned',
    message: isReply
      ? `${author} replied to your comment on a quote.`
      : `${author} mentioned you in ${RECORDS[entityType]}.`,
  };
}
