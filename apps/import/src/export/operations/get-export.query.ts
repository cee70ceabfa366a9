import { getExport } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { requireUser } from '../../background/acting-person';
import { ListExportRepository, toListExport } from '../persistence/list-export.repository';

export const GetExportQuery = implement(getExport, [ListExportRepository, UnitOfWork], (exports, uow) => ({
  async handle({ params }) {
    const { userId } = requireUser();
    return toListExport(await uow.run(() => exports.getOwn(params.id, userId)));
  },
}));
