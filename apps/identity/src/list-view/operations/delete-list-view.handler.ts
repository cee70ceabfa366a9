import { deleteListView } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { ListViewChanges } from './list-view.changes';

export const DeleteListViewHandler = implement(
  deleteListView,
  [ListViewChanges, UnitOfWork],
  (changes, uow) => ({
    async handle({ params, query }) {
      const remove = (view: { deletedAt: Date | null }) => {
        view.deletedAt = uow.now();
      };
      const { id, version } = await changes.change(params.id, remove, query);
      return { id, version };
    },
  }),
);
