import { markAllNotificationsRead, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { actingStaff } from '../acting-staff';
import { viewerOf } from '../domain/viewer';
import { ReadMarkRepository } from '../persistence/read-mark.repository';

@Implements(markAllNotificationsRead)
export class MarkAllNotificationsReadHandler implements Handler<typeof markAllNotificationsRead> {
  constructor(private readonly marks: ReadMarkRepository) {}

  async handle(
    _input: InputOf<typeof markAllNotificationsRead>,
  ): Promise<ResultOf<typeof markAllNotificationsRead>> {
    return { marked: await this.marks.markAll(viewerOf(actingStaff())) };
  }
}
