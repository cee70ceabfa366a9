import { defineParts } from '@quillcare/service-kit';
import { UserRepository } from '../user/persistence/user.repository';
import { CreateListViewHandler } from './operations/create-list-view.handler';
import { DeleteListViewHandler } from './operations/delete-list-view.handler';
import { GetListSettingsQuery } from './operations/get-list-settings.query';
import { ListViewChanges } from './operations/list-view.changes';
import { RestoreListViewHandler } from './operations/restore-list-view.handler';
import { SaveListSettingsHandler } from './operations/save-list-settings.handler';
import { UpdateListViewHandler } from './operations/update-list-view.handler';
import { ListViewEntity } from './persistence/list-view.entity';
import { ListViewRepository } from './persistence/list-view.repository';

/** How users arrange their lists: columns, saved views and the default view. */
export const listViewParts = defineParts({
  entities: [ListViewEntity],
  handlers: [
    GetListSettingsQuery,
    SaveListSettingsHandler,
    CreateListViewHandler,
    UpdateListViewHandler,
    DeleteListViewHandler,
    RestoreListViewHandler,
  ],
  providers: [ListViewRepository, ListViewChanges, UserRepository],
});
