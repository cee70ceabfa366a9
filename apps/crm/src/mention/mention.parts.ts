import { defineParts } from '@quillcare/service-kit';
import { OnNotificationsReadConsumer } from './consumers/on-notifications-read.consumer';
import { ListMentionableQuery } from './operations/list-mentionable.query';
import { ListMyMentionsQuery } from './operations/list-my-mentions.query';
import { MarkMentionReadHandler } from './operations/mark-mention-read.handler';
import { ProcessMentionsHandler } from './operations/process-mentions.handler';

/** @mentions of colleagues. */
export const mentionParts = defineParts({
  handlers: [ListMyMentionsQuery, MarkMentionReadHandler, ProcessMentionsHandler, ListMentionableQuery],
  consumers: [OnNotificationsReadConsumer],
});
