import { DoctorChanged, createDoctor, type InputOf, type Organisation } from '@quillcare/contracts';
import {
  type Handler,
  Implements,
  OrganisationFacts,
  toWire,
  UnitOfWork,
  type Wire,
} from '@quillcare/service-kit';
import { newDoctor } from '../domain/doctor';
import type { DoctorEntity } from '../persistence/doctor.entity';
import { DoctorRepository } from '../persistence/doctor.repository';

@Implements(createDoctor)
export class CreateDoctorHandler implements Handler<typeof createDoctor> {
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
    { body }: InputOf<typeof createDoctor>,
    { country }: Organisation,
  ): Promise<Wire<DoctorEntity>> {
    const doctor = await this.doctors.insert(newDoctor(body, country));
    this.uow.emit(DoctorChanged, doctor.id, { id: doctor.id });
    return toWire(doctor);
  }
}
