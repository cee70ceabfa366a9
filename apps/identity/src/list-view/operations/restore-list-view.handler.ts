import { restoreListView } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import type { ListViewEntity } from '../persistence/list-view.entity';
import { ListViewRepository } from '../persistence/list-view.repository';
import { ListViewChanges } from './list-view.changes';

export const RestoreListViewHandler = implement(
  restoreListView,
  [ListViewChanges, ListViewRepository],
  (changes, views) => ({
    async handle({ params, body }) {
      const restore = async (view: ListViewEntity) => {
        if (view.deletedAt) await views.assertBelowLimit(view.ownerId, view.list);
        view.deletedAt = null;
      };
      return changes.toView(await changes.change(params.id, restore, { ...body, withDeleted: true }));
    },
  }),
);
