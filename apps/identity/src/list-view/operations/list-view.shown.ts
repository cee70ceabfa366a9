import type { ListView } from '@quillcare/contracts';
import { toWire } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { mayChange } from '../domain/view-rights';
import type { ListViewEntity } from '../persistence/list-view.entity';

/** Maps a view to the contract for the requesting user. */
export function shown(view: ListViewEntity, ownerName: string): ListView {
  const person = requireUser();
  return {
    ...toWire(view),
    ownerName,
    isOwn: view.ownerId === person.userId,
    mayChange: mayChange(view, person),
  };
}
