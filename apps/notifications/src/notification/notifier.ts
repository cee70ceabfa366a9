import { Injectable } from '@nestjs/common';
import { NotificationRaised } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import type { News } from './domain/news';
import { neededFor, quoteOf, rowOf } from './domain/notification-row';
import { NotificationRepository } from './persistence/notification.repository';

/** Writes entries of the notification centre. */
@Injectable()
export class Notifier {
  constructor(
    private readonly notifications: NotificationRepository,
    private readonly uow: UnitOfWork,
  ) {}

  /** Stores a notification and announces it to its recipients' browsers, in the transaction of the act. */
  async notify(news: News): Promise<void> {
    const { to, topic, priority } = news;
    const { id } = await this.notifications.insert(rowOf(news));
    const quoteId = quoteOf(news);
    this.uow.emit(NotificationRaised, id, {
      ...{ notificationId: id, topic, needs: neededFor(news), quoteId, to, priority },
    });
  }
}
