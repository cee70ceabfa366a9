import { Injectable } from '@nestjs/common';
import { AppError, MOST_LIST_VIEWS } from '@quillcare/contracts';
import { TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { ListViewEntity } from './list-view.entity';

@Injectable()
export class ListViewRepository extends TenantRepository<ListViewEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, ListViewEntity);
  }

  /** Throws if the user has reached the maximum number of views for the list. */
  async refuseTooMany(ownerId: string, list: string): Promise<void> {
    await this.uow.lock(`list views ${ownerId}`);
    const [count] = await this.uow.query<{ views: number }>(
      `select count(*)::int as views from identity.list_view
        where organisation_id = $1 and list = $2 and owner_id = $3 and deleted_at is null`,
      [this.organisationId, list, ownerId],
    );
    if ((count?.views ?? 0) >= MOST_LIST_VIEWS) throw new AppError('TOO_MANY_VIEWS');
  }
}
