import {
  markAllNotificationsRead,
  NotificationsRead,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { actingStaff } from '../../acting-staff';
import { viewerOf } from '../domain/viewer';
import { ReadMarkRepository } from '../persistence/read-mark.repository';

@Implements(markAllNotificationsRead)
export class MarkAllNotificationsReadHandler implements Handler<typeof markAllNotificationsRead> {
  constructor(
    private readonly marks: ReadMarkRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle(
    _input: InputOf<typeof markAllNotificationsRead>,
  ): Promise<ResultOf<typeof markAllNotificationsRead>> {
    const person = actingStaff();
    const marked = await this.marks.markAll(viewerOf(person));
    const { userId } = person;
    const at = this.uow.now().toISOString();
    this.uow.emit(NotificationsRead, userId, { userId, notificationId: null, mentionId: null, at });
    return { marked };
  }
}
