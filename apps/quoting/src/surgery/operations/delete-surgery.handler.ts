import {
  SurgeryChanged,
  deleteSurgery,
  refuseDependants,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { QuotesDependingOnReader } from '../../quote/operations/quotes-depending-on.reader';
import { SurgeryRepository } from '../persistence/surgery.repository';

@Implements(deleteSurgery)
export class DeleteSurgeryHandler implements Handler<typeof deleteSurgery> {
  constructor(
    private readonly surgeries: SurgeryRepository,
    private readonly dependants: QuotesDependingOnReader,
    private readonly uow: UnitOfWork,
  ) {}

  /** Without confirmation by the caller, a surgery named in quotes is not removed. */
  async prepare({ params, query }: InputOf<typeof deleteSurgery>): Promise<void> {
    if (!query.confirm) refuseDependants(await this.dependants.ofEntry('surgery', params.id));
  }

  async handle({ params, query }: InputOf<typeof deleteSurgery>): Promise<ResultOf<typeof deleteSurgery>> {
    const { id, version } = await this.surgeries.remove(params.id, { version: query.version });
    this.uow.emit(SurgeryChanged, id, { id });
    return { id, version };
  }
}
