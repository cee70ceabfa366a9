import { DoctorChanged, deleteDoctor, type InputOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { DoctorRepository } from '../persistence/doctor.repository';

@Implements(deleteDoctor)
export class DeleteDoctorHandler implements Handler<typeof deleteDoctor> {
  constructor(
    private readonly doctors: DoctorRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params }: InputOf<typeof deleteDoctor>): Promise<{ id: string }> {
    await this.doctors.remove(params.id);
    this.uow.emit(DoctorChanged, params.id, { id: params.id });
    return { id: params.id };
  }
}
