import { SurgeryChanged, updateSurgery, type InputOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, toWire, type Handler, type Wire } from '@quillcare/service-kit';
import { changedSurgery } from '../domain/surgery';
import type { SurgeryEntity } from '../persistence/surgery.entity';
import { SurgeryRepository } from '../persistence/surgery.repository';

@Implements(updateSurgery)
export class UpdateSurgeryHandler implements Handler<typeof updateSurgery> {
  constructor(
    private readonly surgeries: SurgeryRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params, body }: InputOf<typeof updateSurgery>): Promise<Wire<SurgeryEntity>> {
    const { version, ...changes } = body;
    const surgery = await this.surgeries.update(
      params.id,
      (current) => void Object.assign(current, changedSurgery(current, changes)),
      { version },
    );
    this.uow.emit(SurgeryChanged, surgery.id, { id: surgery.id });
    return toWire(surgery);
  }
}
