import { updateListView, type InputOf, type ListView } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { ListViewChanges } from './list-view.changes';

@Implements(updateListView)
export class UpdateListViewHandler implements Handler<typeof updateListView> {
  constructor(private readonly changes: ListViewChanges) {}

  async handle({ params, body }: InputOf<typeof updateListView>): Promise<ListView> {
    const { version, ...changed } = body;
    const view = await this.changes.change(params.id, (stored) => void Object.assign(stored, changed), {
      version,
    });
    return this.changes.shown(view);
  }
}
