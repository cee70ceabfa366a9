import { getExport, type InputOf, type ListExport } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { requirePerson } from '../../background/acting-person';
import { ListExportRepository, shownExport } from '../persistence/list-export.repository';

@Implements(getExport)
export class GetExportQuery implements Handler<typeof getExport> {
  constructor(
    private readonly exports: ListExportRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params }: InputOf<typeof getExport>): Promise<ListExport> {
    const { userId } = requirePerson();
    return shownExport(await this.uow.run(() => this.exports.ofPerson(params.id, userId)));
  }
}
