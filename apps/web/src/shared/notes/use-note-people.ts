import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { listMentionable, type NoteEntityType, type NoteType, type ResultOf } from '@quillcare/contracts';
import { queryEndpoint } from '../api/endpoints';
import { roleName } from '../roles/role-label';
import type { FindPeople } from '../thread/use-people';

/** Returns a search for colleagues who may read such a note, for "@" mentions. */
export function useNotePeople(entityType: NoteEntityType, type: NoteType): FindPeople {
  const dispatch = useDispatch();
  return useCallback<FindPeople>(
    async (search) => {
      const request = queryEndpoint(listMentionable).initiate(
        { query: { entityType, type, search: search || undefined } },
        { subscribe: false },
      );
      const running = dispatch(request) as unknown as {
        unwrap: () => Promise<ResultOf<typeof listMentionable>>;
      };
      const { items } = await running.unwrap();
      return items.map(({ id, name, role }) => ({ id, name, detail: roleName(role) }));
    },
    [dispatch, entityType, type],
  );
}
