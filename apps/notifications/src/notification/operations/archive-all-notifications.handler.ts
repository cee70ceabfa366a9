import {
  archiveAllNotifications,
  NotificationsArchived,
  NotificationsRead,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { actingStaff } from '../../acting-staff';
import { viewerOf } from '../domain/viewer';
import { ArchiveRepository } from '../persistence/archive.repository';
import { ReadMarkRepository } from '../persistence/read-mark.repository';

@Implements(archiveAllNotifications)
export class ArchiveAllNotificationsHandler implements Handler<typeof archiveAllNotifications> {
  constructor(
    private readonly archive: ArchiveRepository,
    private readonly marks: ReadMarkRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle(): Promise<ResultOf<typeof archiveAllNotifications>> {
    const person = actingStaff();
    const { userId } = person;
    const archived = await this.archive.archiveAll(viewerOf(person));
    await this.marks.markAll(viewerOf(person));
    const at = this.uow.now().toISOString();
    this.uow.emit(NotificationsRead, userId, { userId, notificationId: null, mentionId: null, at });
    this.uow.emit(NotificationsArchived, userId, { userId, notificationId: null, isArchived: true });
    return { archived };
  }
}
