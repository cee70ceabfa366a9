import { getListSettings, type ListSettings, type ListView } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { sortViews } from '../domain/view-order';
import { mayChange } from '../domain/view-rights';

type Stored = Omit<ListView, 'isOwn' | 'mayChange'> & { ownerId: string };
type Preference = Pick<ListSettings, 'columns' | 'defaultView'> & { viewOrder: string[] };

const VIEWS = `select v.id, v.version, v.created_at, v.updated_at, v.list, v.name, v.filters, v.sort, v.columns,
    v.is_shared, v.owner_id, concat_ws(' ', u.first_name, u.last_name) as owner_name
  from identity.list_view v left join identity."user" u on u.organisation_id = $1 and u.id = v.owner_id
  where v.organisation_id = $1 and v.list = $2 and v.deleted_at is null and (v.owner_id = $3 or v.is_shared)
  order by v.created_at, v.id`;
const PREFERENCE = `select columns, default_view, view_order from identity.list_preference
  where organisation_id = $1 and list = $2 and user_id = $3`;

export const GetListSettingsQuery = implement(getListSettings, [TenantReader], (reader) => ({
  async handle({ params: { list } }) {
    const person = requireUser();
    const [views, preference] = await Promise.all([
      reader.rows<Stored>('identity.listViews', VIEWS, [list, person.userId]),
      reader.one<Preference>('identity.listPreference', PREFERENCE, [list, person.userId]),
    ]);
    return {
      columns: preference?.columns ?? null,
      defaultView: preference?.defaultView ?? null,
      views: sortViews(views, preference?.viewOrder ?? []).map((view) => ({
        ...view,
        isOwn: view.ownerId === person.userId,
        mayChange: mayChange(view, person),
      })),
    };
  },
}));
