import { getExport } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { requirePerson } from '../../background/acting-person';
import { ListExportRepository, shownExport } from '../persistence/list-export.repository';

export const GetExportQuery = implement(getExport, [ListExportRepository, UnitOfWork], (exports, uow) => ({
  async handle({ params }) {
    const { userId } = requirePerson();
    return shownExport(await uow.run(() => exports.ofPerson(params.id, userId)));
  },
}));
