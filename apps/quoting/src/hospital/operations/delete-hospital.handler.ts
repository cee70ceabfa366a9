import { HospitalChanged, deleteHospital, type InputOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { HospitalRepository } from '../persistence/hospital.repository';

@Implements(deleteHospital)
export class DeleteHospitalHandler implements Handler<typeof deleteHospital> {
  constructor(
    private readonly hospitals: HospitalRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params }: InputOf<typeof deleteHospital>): Promise<{ id: string }> {
    await this.hospitals.remove(params.id);
    this.uow.emit(HospitalChanged, params.id, { id: params.id });
    return { id: params.id };
  }
}
