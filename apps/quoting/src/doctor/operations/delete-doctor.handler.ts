import {
  DoctorChanged,
  deleteDoctor,
  refuseDependants,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { QuotesDependingOnReader } from '../../quote/operations/quotes-depending-on.reader';
import { DoctorRepository } from '../persistence/doctor.repository';

@Implements(deleteDoctor)
export class DeleteDoctorHandler implements Handler<typeof deleteDoctor> {
  constructor(
    private readonly doctors: DoctorRepository,
    private readonly dependants: QuotesDependingOnReader,
    private readonly uow: UnitOfWork,
  ) {}

  /** Without confirmation by the caller, a doctor named in quotes is not removed. */
  async prepare({ params, query }: InputOf<typeof deleteDoctor>): Promise<void> {
    if (!query.confirm) refuseDependants(await this.dependants.ofEntry('doctor', params.id));
  }

  async handle({ params, query }: InputOf<typeof deleteDoctor>): Promise<ResultOf<typeof deleteDoctor>> {
    const { id, version } = await this.doctors.remove(params.id, { version: query.version });
    this.uow.emit(DoctorChanged, id, { id });
    return { id, version };
  }
}
