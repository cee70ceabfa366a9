import { DoctorChanged, restoreDoctor, type InputOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, toWire, type Handler, type Wire } from '@quillcare/service-kit';
import type { DoctorEntity } from '../persistence/doctor.entity';
import { DoctorRepository } from '../persistence/doctor.repository';

@Implements(restoreDoctor)
export class RestoreDoctorHandler implements Handler<typeof restoreDoctor> {
  constructor(
    private readonly doctors: DoctorRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params, body }: InputOf<typeof restoreDoctor>): Promise<Wire<DoctorEntity>> {
    const doctor = await this.doctors.restore(params.id, { version: body.version });
    this.uow.emit(DoctorChanged, doctor.id, { id: doctor.id });
    return toWire(doctor);
  }
}
