import { SurgeryChanged, createSurgery, type InputOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, toWire, type Handler, type Wire } from '@quillcare/service-kit';
import { newSurgery } from '../domain/surgery';
import type { SurgeryEntity } from '../persistence/surgery.entity';
import { SurgeryRepository } from '../persistence/surgery.repository';

@Implements(createSurgery)
export class CreateSurgeryHandler implements Handler<typeof createSurgery> {
  constructor(
    private readonly surgeries: SurgeryRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ body }: InputOf<typeof createSurgery>): Promise<Wire<SurgeryEntity>> {
    const surgery = await this.surgeries.insert(newSurgery(body));
    this.uow.emit(SurgeryChanged, surgery.id, { id: surgery.id });
    return toWire(surgery);
  }
}
