import { markAllNotificationsRead, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { actingStaff } from '../acting-staff';
import { readableResources } from '../domain/readable-resources';
import { ReadMarkRepository } from '../persistence/read-mark.repository';

@Implements(markAllNotificationsRead)
export class MarkAllNotificationsReadHandler implements Handler<typeof markAllNotificationsRead> {
  constructor(private readonly marks: ReadMarkRepository) {}

  async handle(
    _input: InputOf<typeof markAllNotificationsRead>,
  ): Promise<ResultOf<typeof markAllNotificationsRead>> {
    const person = actingStaff();
    return { marked: await this.marks.markAll(person.userId, readableResources(person)) };
  }
}
