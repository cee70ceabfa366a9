import { HospitalChanged, updateHospital, type InputOf, type Organisation } from '@quillcare/contracts';
import {
  type Handler,
  Implements,
  OrganisationFacts,
  toWire,
  UnitOfWork,
  type Wire,
} from '@quillcare/service-kit';
import { changedHospital } from '../domain/hospital';
import type { HospitalEntity } from '../persistence/hospital.entity';
import { HospitalRepository } from '../persistence/hospital.repository';

@Implements(updateHospital)
export class UpdateHospitalHandler implements Handler<typeof updateHospital> {
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
    { params, body }: InputOf<typeof updateHospital>,
    { country }: Organisation,
  ): Promise<Wire<HospitalEntity>> {
    const { version, ...changes } = body;
    const hospital = await this.hospitals.update(
      params.id,
      (current) => void Object.assign(current, changedHospital(current, changes, country)),
      { version },
    );
    this.uow.emit(HospitalChanged, hospital.id, { id: hospital.id });
    return toWire(hospital);
  }
}
