import type { ResultOf } from '@quillcare/contracts';
import { listStaff } from '@quillcare/contracts';
import { Clock, implement, TenantReader } from '@quillcare/service-kit';
import { maySignInSql } from '../../organisation/domain/closing';

type Staff = ResultOf<typeof listStaff>['items'][number];
type Row = Omit<Staff, 'standing' | 'grants'> & {
  grants: Staff['grants'] | null;
  joinedAt: string;
  gained: Record<string, string> | null;
};

export const ListStaffQuery = implement(listStaff, [TenantReader, Clock], (reader, clock) => ({
  async handle(_input) {
    const rows = await reader.rows<Row>(
      'identity.staff',
      `select id as user_id, organisation_id, role, grants, trim(first_name || ' ' || last_name) as name, email,
              created_at as joined_at, gained
         from identity."user" where organisation_id = $1 and is_active and deleted_at is null
          and exists (select from identity.organisation o where o.organisation_id = $1 and ${maySignInSql('role', '$2')})
        order by id`,
      [clock.now()],
    );
    return { items: rows.map(staffOf) };
  },
}));

function staffOf({ grants, joinedAt, gained, ...person }: Row): Staff {
  return { ...person, grants: grants ?? undefined, standing: { joinedAt, gained: gained ?? {} } };
}
