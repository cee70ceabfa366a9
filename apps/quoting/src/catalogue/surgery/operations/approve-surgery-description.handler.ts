import { approveSurgeryDescription, SurgeryChanged, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { approveDescription } from '../domain/surgery-description';
import { SurgeryRepository } from '../persistence/surgery.repository';

@Implements(approveSurgeryDescription)
export class ApproveSurgeryDescriptionHandler implements Handler<typeof approveSurgeryDescription> {
  constructor(
    private readonly surgeries: SurgeryRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({
    params,
    body,
  }: InputOf<typeof approveSurgeryDescription>): Promise<ResultOf<typeof approveSurgeryDescription>> {
    const now = this.uow.now();
    const surgery = await this.surgeries.update(params.id, (row) => approveDescription(row, now), {
      version: body.version,
    });
    this.uow.emit(SurgeryChanged, surgery.id, { id: surgery.id });
    return { id: surgery.id, version: surgery.version, descriptionApprovedAt: now.toISOString() };
  }
}
