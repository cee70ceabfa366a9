import { Injectable } from '@nestjs/common';
import { ListViewChanged, type ListView } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { displayName } from '../../user/domain/user';
import { UserRepository } from '../../user/persistence/user.repository';
import { requireChange } from '../domain/view-rights';
import type { ListViewEntity } from '../persistence/list-view.entity';
import { ListViewRepository } from '../persistence/list-view.repository';
import { toListView } from './to-list-view';

/** Shared logic of all changes to saved views: authorisation and notification. */
@Injectable()
export class ListViewChanges {
  constructor(
    private readonly views: ListViewRepository,
    private readonly users: UserRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async change(
    id: string,
    change: (view: ListViewEntity) => void | Promise<void>,
    options: { version?: number; withDeleted?: boolean },
  ): Promise<ListViewEntity> {
    let wasShared = false;
    const view = await this.views.update(
      id,
      async (stored) => {
        requireChange(stored, requireUser());
        wasShared = stored.isShared;
        await change(stored);
      },
      options,
    );
    // Also notifies those who can no longer see it.
    const isShared = wasShared || view.isShared;
    this.uow.emit(ListViewChanged, view.id, { viewId: view.id, ownerId: view.ownerId, isShared });
    return view;
  }

  async toView(view: ListViewEntity): Promise<ListView> {
    const owner = await this.users.find(view.ownerId, { withDeleted: true });
    return toListView(view, owner ? displayName(owner) : '');
  }
}
