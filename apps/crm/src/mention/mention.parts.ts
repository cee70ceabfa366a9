import { defineParts } from '@quillcare/service-kit';
import { OnNotificationsReadConsumer } from './consumers/on-notifications-read.consumer';
import { ListMentionableQuery } from './operations/list-mentionable.query';
import { ListMyMentionsQuery } from './operations/list-my-mentions.query';
import { MarkMentionReadHandler } from './operations/mark-mention-read.handler';
import { ProcessMentionsHandler } from './operations/process-mentions.handler';
import { CreateMentions1764600000002 } from './persistence/create-mentions.migration';

/** Colleagues who are named by an @. */
export const mentionParts = defineParts({
  migrations: [CreateMentions1764600000002],
  handlers: [ListMyMentionsQuery, MarkMentionReadHandler, ProcessMentionsHandler, ListMentionableQuery],
  consumers: [OnNotificationsReadConsumer],
});
