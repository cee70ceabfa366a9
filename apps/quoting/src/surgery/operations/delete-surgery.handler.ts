import { SurgeryChanged, deleteSurgery, type InputOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { SurgeryRepository } from '../persistence/surgery.repository';

@Implements(deleteSurgery)
export class DeleteSurgeryHandler implements Handler<typeof deleteSurgery> {
  constructor(
    private readonly surgeries: SurgeryRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params }: InputOf<typeof deleteSurgery>): Promise<{ id: string }> {
    await this.surgeries.remove(params.id);
    this.uow.emit(SurgeryChanged, params.id, { id: params.id });
    return { id: params.id };
  }
}
