import { createListView, ListViewChanged } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { ListViewRepository } from '../persistence/list-view.repository';
import { toListView } from './to-list-view';

export const CreateListViewHandler = implement(
  createListView,
  [ListViewRepository, UnitOfWork],
  (views, uow) => ({
    async handle({ body }) {
      const { userId: ownerId, name } = requireUser();
      await views.assertBelowLimit(ownerId, body.list);
      const view = await views.insert({ ...body, ownerId });
      uow.emit(ListViewChanged, view.id, { viewId: view.id, ownerId, isShared: view.isShared });
      return toListView(view, name);
    },
  }),
);
