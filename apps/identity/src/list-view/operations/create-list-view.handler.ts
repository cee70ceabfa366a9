import { createListView, ListViewChanged, type InputOf, type ListView } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { ListViewRepository } from '../persistence/list-view.repository';
import { shown } from './list-view.shown';

@Implements(createListView)
export class CreateListViewHandler implements Handler<typeof createListView> {
  constructor(
    private readonly views: ListViewRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ body }: InputOf<typeof createListView>): Promise<ListView> {
    const { userId: ownerId, name } = requireUser();
    await this.views.refuseTooMany(ownerId, body.list);
    const view = await this.views.insert({ ...body, ownerId });
    this.uow.emit(ListViewChanged, view.id, { viewId: view.id, ownerId, isShared: view.isShared });
    return shown(view, name);
  }
}
