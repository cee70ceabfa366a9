import { restoreListView } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { ListViewChanges } from './list-view.changes';

export const RestoreListViewHandler = implement(restoreListView, [ListViewChanges], (changes) => ({
  async handle({ params, body }) {
    const restore = (view: { deletedAt: Date | null }) => {
      view.deletedAt = null;
    };
    return changes.toView(await changes.change(params.id, restore, { ...body, withDeleted: true }));
  },
}));
