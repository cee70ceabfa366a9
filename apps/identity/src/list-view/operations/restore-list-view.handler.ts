import { restoreListView, type InputOf, type ListView } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { ListViewChanges } from './list-view.changes';

@Implements(restoreListView)
export class RestoreListViewHandler implements Handler<typeof restoreListView> {
  constructor(private readonly changes: ListViewChanges) {}

  async handle({ params, body }: InputOf<typeof restoreListView>): Promise<ListView> {
    const restore = (view: { deletedAt: Date | null }) => {
      view.deletedAt = null;
    };
    return this.changes.shown(await this.changes.change(params.id, restore, { ...body, withDeleted: true }));
  }
}
