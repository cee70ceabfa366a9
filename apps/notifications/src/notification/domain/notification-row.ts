import {
  RESPONSE_TOPICS,
  rightName,
  SOURCE_NEEDS,
  TOPIC_RULES,
  type Audience,
  type Resource,
} from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import type { NewRecord } from '@quillcare/service-kit';
import type { NotificationEntity } from '../persistence/notification.entity';
import type { News } from './news';

type Row = NewRecord<NotificationEntity>;

/** People need READ on this resource to see the notification. */
export function neededFor({ source, needs }: News): Resource | null {
  return needs !== undefined ? needs : source && SOURCE_NEEDS[source.type];
}

/** Whom news are for. */
export function audienceOf(news: News): Audience {
  return { to: news.to, needs: neededFor(news) };
}

/** What news share with those that are alike on the same day; null for what always stands for itself. */
export function groupKeyOf({ topic, source }: News, day: string | null): string | null {
  return day !== null && TOPIC_RULES[topic].isGrouped ? `${topic}:${source?.type ?? ''}:${day}` : null;
}

/** The quote that news are about; null for anything else. */
export function quoteOf({ source }: News): string | null {
  return source?.type === 'QUOTE' ? source.id : null;
}

/** The columns of the notification; `day` is the practice's, for those that are grouped. */
export function rowOf(news: News, day: string | null = null): Row {
  const { to, topic, type, priority, source, action, title, message } = news;
  return {
    topic,
    type,
    priority,
    title,
    message,
    isResponse: RESPONSE_TOPICS.includes(topic),
    needs: neededFor(news),
    toUser: to.userId ?? null,
    toRoles: to.roles ?? null,
    toRight: to.right ? rightName(to.right.resource, to.right.action) : null,
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
