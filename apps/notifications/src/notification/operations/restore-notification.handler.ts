import {
  AppError,
  NotificationsArchived,
  restoreNotification,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { actingStaff } from '../../acting-staff';
import { ArchiveRepository } from '../persistence/archive.repository';

@Implements(restoreNotification)
export class RestoreNotificationHandler implements Handler<typeof restoreNotification> {
  constructor(
    private readonly archive: ArchiveRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({
    params: { id },
    body: { wholeGroup },
  }: InputOf<typeof restoreNotification>): Promise<ResultOf<typeof restoreNotification>> {
    const { userId } = actingStaff();
    if (!(await this.archive.restore(userId, id, wholeGroup))) throw new AppError('NOT_FOUND');
    this.uow.emit(NotificationsArchived, userId, { userId, notificationId: id, isArchived: false });
    return { id };
  }
}
