import { HospitalChanged, restoreHospital, type InputOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, toWire, type Handler, type Wire } from '@quillcare/service-kit';
import type { HospitalEntity } from '../persistence/hospital.entity';
import { HospitalRepository } from '../persistence/hospital.repository';

@Implements(restoreHospital)
export class RestoreHospitalHandler implements Handler<typeof restoreHospital> {
  constructor(
    private readonly hospitals: HospitalRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params, body }: InputOf<typeof restoreHospital>): Promise<Wire<HospitalEntity>> {
    const hospital = await this.hospitals.restore(params.id, { version: body.version });
    this.uow.emit(HospitalChanged, hospital.id, { id: hospital.id });
    return toWire(hospital);
  }
}
