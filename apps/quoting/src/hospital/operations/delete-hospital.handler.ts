import {
  HospitalChanged,
  deleteHospital,
  refuseDependants,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { QuotesDependingOnReader } from '../../quote/operations/quotes-depending-on.reader';
import { HospitalRepository } from '../persistence/hospital.repository';

@Implements(deleteHospital)
export class DeleteHospitalHandler implements Handler<typeof deleteHospital> {
  constructor(
    private readonly hospitals: HospitalRepository,
    private readonly dependants: QuotesDependingOnReader,
    private readonly uow: UnitOfWork,
  ) {}

  /** Without confirmation by the caller, a hospital named in quotes is not removed. */
  async prepare({ params, query }: InputOf<typeof deleteHospital>): Promise<void> {
    if (!query.confirm) refuseDependants(await this.dependants.ofEntry('hospital', params.id));
  }

  async handle({ params, query }: InputOf<typeof deleteHospital>): Promise<ResultOf<typeof deleteHospital>> {
    const { id, version } = await this.hospitals.remove(params.id, { version: query.version });
    this.uow.emit(HospitalChanged, id, { id });
    return { id, version };
  }
}
