import { updateListView } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { ListViewChanges } from './list-view.changes';

export const UpdateListViewHandler = implement(updateListView, [ListViewChanges], (changes) => ({
  async handle({ params, body }) {
    const { version, ...changed } = body;
    const view = await changes.change(params.id, (stored) => void Object.assign(stored, changed), {
      version,
    });
    return changes.toView(view);
  },
}));
