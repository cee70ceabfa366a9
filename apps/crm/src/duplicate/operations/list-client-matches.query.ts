import {
  isoDate,
  listClientMatches,
  MOST_MATCHES,
  type ClientMatch,
  type InputOf,
} from '@quillcare/contracts';
import { normalisePhone, searchKey } from '@quillcare/rules';
import { implement, RecordPreparation, TenantReader } from '@quillcare/service-kit';
import { sortName } from '../../client/domain/client-fields';
import { reasonsToSuspect } from '../domain/suspicion';

type Typed = InputOf<typeof listClientMatches>['query'];
type Found = Omit<ClientMatch, 'reasons'> & { sortName: string };

// One branch per reason, each using its own index; a single `or` would use none.
const LOOKS_LIKE = `with one as (select $2::text as email, $3::text as phone, $4::date as date_of_birth, $5::text as sort_name),
  found as (
    (select c.id from one join crm.client c on c.email = one.email and c.sort_name = one.sort_name
      where c.organisation_id = $1 and c.deleted_at is null limit ${MOST_MATCHES + 1}) union
    (select c.id from one join crm.client c on c.email = one.email and c.date_of_birth = one.date_of_birth
      where c.organisation_id = $1 and c.deleted_at is null limit ${MOST_MATCHES + 1}) union
    (select c.id from one join crm.client c on c.phone = one.phone and c.date_of_birth = one.date_of_birth
      where c.organisation_id = $1 and c.deleted_at is null limit ${MOST_MATCHES + 1}))
  select c.id, first_name, last_name, c.email, c.phone, c.date_of_birth, suburb, state, created_at, c.sort_name
    from crm.client c join found using (id)
   where c.organisation_id = $1 and c.id is distinct from $6::uuid
     and not exists (select from crm.duplicate_pair told where told.organisation_id = $1 and told.dismissed_at is not null
       and told.first_id = least(c.id, $6::uuid) and told.second_id = greatest(c.id, $6::uuid))
   order by c.created_at limit ${MOST_MATCHES}`;

/**
 * Matches the typed values in their stored form. Values that are not valid yet match nobody, and pairs marked as different people
 * are left out.
 */
export const ListClientMatchesQuery = implement(
  listClientMatches,
  [TenantReader, RecordPreparation],
  (reader, preparation) => ({
    async handle({ query }) {
      const { country } = await preparation.facts();
      const phone = normalisePhone(query.phone ?? '', country);
      const typed = {
        email: (query.email ?? '').toLowerCase(),
        phone: phone.ok ? phone.value : '',
        dateOfBirth: birthDate(query.dateOfBirth),
        sortName: sortNameOf(query),
      };
      const { email, dateOfBirth, sortName } = typed;
      const found = await reader.rows<Found>('crm.client_matches', LOOKS_LIKE, [
        email,
        typed.phone,
        dateOfBirth,
        sortName,
        query.exceptId ?? null,
      ]);
      return {
        items: found.map(({ sortName: stored, ...client }) => ({
          ...client,
          reasons: reasonsToSuspect(typed, { ...client, sortName: stored }),
        })),
      };
    },
  }),
);

function birthDate(text: string | undefined): string | null {
  const date = isoDate.safeParse(text);
  return date.success ? date.data : null;
}

/** Returns an empty string until both names are present, so that a first name alone does not match. */
function sortNameOf({ firstName = '', lastName = '' }: Typed): string {
  if (!searchKey(firstName) || !searchKey(lastName)) return '';
  return sortName({ firstName, lastName });
}
