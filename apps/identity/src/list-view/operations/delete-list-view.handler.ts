import { deleteListView, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { ListViewChanges } from './list-view.changes';

@Implements(deleteListView)
export class DeleteListViewHandler implements Handler<typeof deleteListView> {
  constructor(
    private readonly changes: ListViewChanges,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params, query }: InputOf<typeof deleteListView>): Promise<ResultOf<typeof deleteListView>> {
    const remove = (view: { deletedAt: Date | null }) => {
      view.deletedAt = this.uow.now();
    };
    const { id, version } = await this.changes.change(params.id, remove, query);
    return { id, version };
  }
}
