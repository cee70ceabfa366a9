import {
  RESPONSE_TOPICS,
  formatRight,
  RESOURCE_BY_SOURCE,
  TOPIC_RULES,
  type Audience,
  type Resource,
} from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import type { NewRecord } from '@quillcare/service-kit';
import type { NotificationEntity } from '../persistence/notification.entity';
import type { News } from './news';

type Row = NewRecord<NotificationEntity>;

/** Returns the resource that viewers must be able to READ, or null. */
export function requiredResource({ source, needs }: News): Resource | null {
  return needs !== undefined ? needs : source && RESOURCE_BY_SOURCE[source.type];
}

export function audienceOf(news: News): Audience {
  return { to: news.to, needs: requiredResource(news) };
}

/** Returns the key shared by similar notifications of a day. Null if the topic is not grouped. */
export function groupKeyOf({ topic, source }: News, day: string | null): string | null {
  return day !== null && TOPIC_RULES[topic].isGrouped ? `${topic}:${source?.type ?? ''}:${day}` : null;
}

export function quoteOf({ source }: News): string | null {
  return source?.type === 'QUOTE' ? source.id : null;
}

/** Returns the columns of the notification. `day` is the practice's date and is needed for grouped topics. */
export function rowOf(news: News, day: string | null = null): Row {
  const { to, topic, type, priority, source, action, title, message } = news;
  return {
    topic,
    type,
    priority,
    title,
    message,
    isResponse: RESPONSE_TOPICS.includes(topic),
    needs: requiredResource(news),
    toUser: to.userId ?? null,
    toRoles: to.roles ?? null,
    toRight: to.right ? formatRight(to.right.resource, to.right.action) : null,
    sourceType: source?.type ?? null,
    sourceId: source?.id ?? null,
    quoteId: quoteOf(news),
    mentionId: news.mentionId ?? null,
    actionLabel: action?.label ?? null,
    actionUrl: action?.path ?? null,
    groupKey: groupKeyOf(news, day),
    onceKey: news.onceKey ?? null,
    searchKey: searchKey(title, message),
  };
}
