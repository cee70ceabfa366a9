import { createListView, ListViewChanged } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { ListViewRepository } from '../persistence/list-view.repository';
import { shown } from './list-view.shown';

export const CreateListViewHandler = implement(
  createListView,
  [ListViewRepository, UnitOfWork],
  (views, uow) => ({
    async handle({ body }) {
      const { userId: ownerId, name } = requireUser();
      await views.refuseTooMany(ownerId, body.list);
      const view = await views.insert({ ...body, ownerId });
      uow.emit(ListViewChanged, view.id, { viewId: view.id, ownerId, isShared: view.isShared });
      return shown(view, name);
    },
  }),
);
