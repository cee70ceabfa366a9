import { rightName, SOURCE_NEEDS, type Resource } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import type { NewRecord } from '@quillcare/service-kit';
import type { NotificationEntity } from '../persistence/notification.entity';
import type { News } from './news';

type Row = NewRecord<NotificationEntity>;

/** People need READ on this resource to see the notification. */
export function neededFor({ source }: News): Resource | null {
  return source && SOURCE_NEEDS[source.type];
}

/** The quote that news are about; null for anything else. */
export function quoteOf({ source }: News): string | null {
  return source?.type === 'QUOTE' ? source.id : null;
}

/** The columns of the notification. */
export function rowOf(news: News): Row {
  const { to, topic, type, priority, source, action, title, message } = news;
  return {
    ...{ topic, type, priority, title, message },
    needs: neededFor(news),
    toUser: to.userId ?? null,
    toRoles: to.roles ?? null,
    toRight: to.right ? rightName(to.right.resource, to.right.action) : null,
    sourceType: source?.type ?? null,
    sourceId: source?.id ?? null,
    quoteId: quoteOf(news),
    actionLabel: action?.label ?? null,
    actionUrl: action?.path ?? null,
    searchKey: searchKey(title, message),
  };
}
