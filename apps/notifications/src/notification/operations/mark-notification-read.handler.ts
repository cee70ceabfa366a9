import {
  AppError,
  markNotificationRead,
  NotificationsRead,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { actingStaff } from '../../acting-staff';
import { viewerOf } from '../domain/viewer';
import { NotificationRepository } from '../persistence/notification.repository';
import { ReadMarkRepository } from '../persistence/read-mark.repository';

@Implements(markNotificationRead)
export class MarkNotificationReadHandler implements Handler<typeof markNotificationRead> {
  constructor(
    private readonly marks: ReadMarkRepository,
    private readonly notifications: NotificationRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({
    params,
    body,
  }: InputOf<typeof markNotificationRead>): Promise<ResultOf<typeof markNotificationRead>> {
    const person = actingStaff();
    if (!(await this.marks.mark(viewerOf(person), params.id, body.wholeGroup)))
      throw new AppError('NOT_FOUND');
    const { userId } = person;
    const { mentionId } = await this.notifications.get(params.id);
    const at = this.uow.now().toISOString();
    this.uow.emit(NotificationsRead, userId, { userId, notificationId: params.id, mentionId, at });
    return { id: params.id };
  }
}
