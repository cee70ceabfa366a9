import { HospitalChanged, createHospital, type InputOf, type Organisation } from '@quillcare/contracts';
import {
  type Handler,
  Implements,
  OrganisationFacts,
  toWire,
  UnitOfWork,
  type Wire,
} from '@quillcare/service-kit';
import { newHospital } from '../domain/hospital';
import type { HospitalEntity } from '../persistence/hospital.entity';
import { HospitalRepository } from '../persistence/hospital.repository';

@Implements(createHospital)
export class CreateHospitalHandler implements Handler<typeof createHospital> {
  constructor(
    private readonly hospitals: HospitalRepository,
    private readonly organisations: OrganisationFacts,
    private readonly uow: UnitOfWork,
  ) {}

  /** The country decides the phone rules. */
  prepare(): Promise<Organisation> {
    return this.organisations.current();
  }

  async handle(
    { body }: InputOf<typeof createHospital>,
    { country }: Organisation,
  ): Promise<Wire<HospitalEntity>> {
    const hospital = await this.hospitals.insert(newHospital(body, country));
    this.uow.emit(HospitalChanged, hospital.id, { id: hospital.id });
    return toWire(hospital);
  }
}
