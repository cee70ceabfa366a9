import {
  AppError,
  archiveNotification,
  NotificationsArchived,
  NotificationsRead,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { actingStaff } from '../../acting-staff';
import { viewerOf } from '../domain/viewer';
import { ArchiveRepository } from '../persistence/archive.repository';
import { NotificationRepository } from '../persistence/notification.repository';
import { ReadMarkRepository } from '../persistence/read-mark.repository';

@Implements(archiveNotification)
export class ArchiveNotificationHandler implements Handler<typeof archiveNotification> {
  constructor(
    private readonly archive: ArchiveRepository,
    private readonly marks: ReadMarkRepository,
    private readonly notifications: NotificationRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({
    params: { id },
    body: { wholeGroup },
  }: InputOf<typeof archiveNotification>): Promise<ResultOf<typeof archiveNotification>> {
    const person = actingStaff();
    const { userId } = person;
    if (!(await this.archive.archive(viewerOf(person), id, wholeGroup))) throw new AppError('NOT_FOUND');
    await this.marks.mark(viewerOf(person), id, wholeGroup);
    const { mentionId } = await this.notifications.get(id);
    const at = this.uow.now().toISOString();
    this.uow.emit(NotificationsRead, userId, { userId, notificationId: id, mentionId, at });
    this.uow.emit(NotificationsArchived, userId, { userId, notificationId: id, isArchived: true });
    return { id };
  }
}
