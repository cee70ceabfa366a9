import { AppError, markNotificationRead, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { actingStaff } from '../acting-staff';
import { readableResources } from '../domain/readable-resources';
import { ReadMarkRepository } from '../persistence/read-mark.repository';

@Implements(markNotificationRead)
export class MarkNotificationReadHandler implements Handler<typeof markNotificationRead> {
  constructor(private readonly marks: ReadMarkRepository) {}

  async handle({
    params,
  }: InputOf<typeof markNotificationRead>): Promise<ResultOf<typeof markNotificationRead>> {
    const person = actingStaff();
    const seen = await this.marks.mark(person.userId, params.id, readableResources(person));
    if (!seen) throw new AppError('NOT_FOUND');
    return { id: params.id };
  }
}
