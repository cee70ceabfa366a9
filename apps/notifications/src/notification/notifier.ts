import { Injectable } from '@nestjs/common';
import { NotificationRaised, parseActorUserId, TOPIC_RULES, type EventEnvelope } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { UnitOfWork } from '@quillcare/service-kit';
import { PreferenceRepository } from '../preference/persistence/preference.repository';
import type { News } from './domain/news';
import { audienceOf, quoteOf, rowOf } from './domain/notification-row';
import { NotificationRepository } from './persistence/notification.repository';
import { ReadMarkRepository } from './persistence/read-mark.repository';

type Cause = Pick<EventEnvelope, 'actor'>;

@Injectable()
export class Notifier {
  constructor(
    private readonly notifications: NotificationRepository,
    private readonly preferences: PreferenceRepository,
    private readonly marks: ReadMarkRepository,
    private readonly uow: UnitOfWork,
  ) {}

  /**
   * Stores a notification in the transaction of the action and announces it to its recipients' browsers, except to people who
   * switched that kind off. It is marked as read for the person who caused it, because nobody is notified of their own action.
   */
  async notify(news: News, cause?: Cause): Promise<void> {
    // A practice's events are handled one at a time, so nobody raises it concurrently.
    if (news.onceKey === undefined || !(await this.notifications.isKnown(news.onceKey)))
      await this.raise(news, cause);
  }

  /** Does the same regardless of `onceKey`. Resolves with the notification's id. */
  async raise(news: News, cause?: Cause): Promise<string> {
    const { topic, priority } = news;
    const { kind, isGrouped } = TOPIC_RULES[topic];
    const day = isGrouped ? todayIn(this.uow.now(), await this.notifications.timeZone()) : null;
    const { id } = await this.notifications.insert(rowOf(news, day));
    const { to, needs } = audienceOf(news);
    const byUserId = cause ? parseActorUserId(cause.actor) : null;
    if (byUserId !== null) await this.marks.markOwn(byUserId, id);
    this.uow.emit(NotificationRaised, id, {
      notificationId: id,
      topic,
      quoteId: quoteOf(news),
      priority,
      to,
      needs,
      byUserId,
      ...(await this.preferences.findSwitchedOff(kind)),
    });
    return id;
  }
}
