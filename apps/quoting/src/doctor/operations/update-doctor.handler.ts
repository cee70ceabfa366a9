import { DoctorChanged, updateDoctor, type InputOf, type Organisation } from '@quillcare/contracts';
import {
  type Handler,
  Implements,
  OrganisationFacts,
  toWire,
  UnitOfWork,
  type Wire,
} from '@quillcare/service-kit';
import { changedDoctor } from '../domain/doctor';
import type { DoctorEntity } from '../persistence/doctor.entity';
import { DoctorRepository } from '../persistence/doctor.repository';

@Implements(updateDoctor)
export class UpdateDoctorHandler implements Handler<typeof updateDoctor> {
  constructor(
    private readonly doctors: DoctorRepository,
    private readonly organisations: OrganisationFacts,
    private readonly uow: UnitOfWork,
  ) {}

  /** The country decides the phone rules. */
  prepare(): Promise<Organisation> {
    return this.organisations.current();
  }

  async handle(
    { params, body }: InputOf<typeof updateDoctor>,
    { country }: Organisation,
  ): Promise<Wire<DoctorEntity>> {
    const { version, ...changes } = body;
    const doctor = await this.doctors.update(
      params.id,
      (current) => void Object.assign(current, changedDoctor(current, changes, country)),
      { version },
    );
    this.uow.emit(DoctorChanged, doctor.id, { id: doctor.id });
    return toWire(doctor);
  }
}
