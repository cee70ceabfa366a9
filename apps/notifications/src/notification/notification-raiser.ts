import { Injectable } from '@nestjs/common';
import { NotificationRaised } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import { UnitOfWork } from '@quillcare/service-kit';
import type { News } from './domain/news';
import { NotificationRepository } from './persistence/notification.repository';

/** Stores a notification and publishes it to open browsers, in the transaction of the act. */
@Injectable()
export class NotificationRaiser {
  constructor(
    private readonly notifications: NotificationRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async raise(news: News): Promise<void> {
    const { topic, needs, quoteId } = news;
    const { id } = await this.notifications.insert({
      ...news,
      searchKey: searchKey(news.title, news.message),
    });
    this.uow.emit(NotificationRaised, id, { notificationId: id, topic, needs, quoteId });
  }
}
