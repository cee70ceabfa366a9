import { AppError, markNotificationRead, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { actingStaff } from '../acting-staff';
import { viewerOf } from '../domain/viewer';
import { ReadMarkRepository } from '../persistence/read-mark.repository';

@Implements(markNotificationRead)
export class MarkNotificationReadHandler implements Handler<typeof markNotificationRead> {
  constructor(private readonly marks: ReadMarkRepository) {}

  async handle({
    params,
  }: InputOf<typeof markNotificationRead>): Promise<ResultOf<typeof markNotificationRead>> {
    if (!(await this.marks.mark(viewerOf(actingStaff()), params.id))) throw new AppError('NOT_FOUND');
    return { id: params.id };
  }
}
