import { Injectable } from '@nestjs/common';
import { NotificationRaised, personOf, TOPIC_RULES, type EventEnvelope } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { UnitOfWork } from '@quillcare/service-kit';
import { PreferenceRepository } from '../preference/persistence/preference.repository';
import type { News } from './domain/news';
import { audienceOf, quoteOf, rowOf } from './domain/notification-row';
import { NotificationRepository } from './persistence/notification.repository';
import { ReadMarkRepository } from './persistence/read-mark.repository';

/** The event that news tell of. */
type Cause = Pick<EventEnvelope, 'actor'>;

/** Writes entries of the notification centre. */
@Injectable()
export class Notifier {
  constructor(
    private readonly notifications: NotificationRepository,
    private readonly preferences: PreferenceRepository,
    private readonly marks: ReadMarkRepository,
    private readonly uow: UnitOfWork,
  ) {}

  /**
   * Stores a notification and announces it to its recipients' browsers, in the transaction of the act; those who switched the
   * kind off hear nothing. Whoever caused it has read it: nobody is told of their own act.
   */
  async notify(news: News, cause?: Cause): Promise<void> {
    // The events of a practice are handled one after the other, so nobody raises it meanwhile.
    if (news.onceKey === undefined || !(await this.notifications.isKnown(news.onceKey)))
      await this.raise(news, cause);
  }

  /** The same; resolves with the notification's id. */
  async raise(news: News, cause?: Cause): Promise<string> {
    const { topic, priority } = news;
    const { kind, isGrouped } = TOPIC_RULES[topic];
    const day = isGrouped ? todayIn(this.uow.now(), await this.notifications.timeZone()) : null;
    const { id } = await this.notifications.insert(rowOf(news, day));
    const { to, needs } = audienceOf(news);
    const byUserId = cause ? personOf(cause.actor) : null;
    if (byUserId !== null) await this.marks.markOwn(byUserId, id);
    this.uow.emit(NotificationRaised, id, {
      notificationId: id,
      topic,
      quoteId: quoteOf(news),
      priority,
      to,
      needs,
      byUserId,
      ...(await this.preferences.switchedOff(kind)),
    });
    return id;
  }
}
