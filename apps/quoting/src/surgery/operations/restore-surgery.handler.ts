import { SurgeryChanged, restoreSurgery, type InputOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, toWire, type Handler, type Wire } from '@quillcare/service-kit';
import type { SurgeryEntity } from '../persistence/surgery.entity';
import { SurgeryRepository } from '../persistence/surgery.repository';

@Implements(restoreSurgery)
export class RestoreSurgeryHandler implements Handler<typeof restoreSurgery> {
  constructor(
    private readonly surgeries: SurgeryRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params, body }: InputOf<typeof restoreSurgery>): Promise<Wire<SurgeryEntity>> {
    const surgery = await this.surgeries.restore(params.id, { version: body.version });
    this.uow.emit(SurgeryChanged, surgery.id, { id: surgery.id });
    return toWire(surgery);
  }
}
