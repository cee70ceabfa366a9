import { Injectable } from '@nestjs/common';
import { MAX_RELATIONS, type Household, type HouseholdMember } from '@quillcare/contracts';
import { TenantReader } from '@quillcare/service-kit';
import { FAMILY } from '../../merge/client-family.sql';
import { inverseOf, withoutDuplicates } from '../domain/relation';

interface Row extends HouseholdMember {
  /** True if it was recorded on the other person's side. */
  isInverse: boolean;
}

// The other side may have been merged since, so `path` resolves it to the current record. If two clients related to each other
// were merged, the relation disappears.
const MEMBERS = `with recursive ${FAMILY},
  link (id, relation, other, name, phone, note, is_inverse) as (
    select r.id, r.relation, r.other_client_id, r.name, r.phone, r.note, false
      from family join crm.client_relation r on r.organisation_id = $1 and r.client_id = family.id and r.deleted_at is null
    union all
    select r.id, r.relation, r.client_id, null, null, r.note, true
      from family join crm.client_relation r on r.organisation_id = $1 and r.other_client_id = family.id and r.deleted_at is null),
  path (link, at) as (
    select id, other from link where other is not null
    union select path.link, c.merged_into from path join crm.client c on c.organisation_id = $1 and c.id = path.at
     where c.merged_into is not null)
  select l.id, l.relation, l.is_inverse, coalesce(l.name, concat_ws(' ', c.first_name, c.last_name)) as name,
         coalesce(l.phone, c.phone) as phone, l.note,
         case when c.id is null then null else jsonb_build_object('id', c.id, 'dateOfBirth', c.date_of_birth, 'email', c.email,
           'deletedAt', to_char(c.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as client
    from link l left join path on path.link = l.id
    left join crm.client c on c.organisation_id = $1 and c.id = path.at and c.merged_into is null
   where l.other is null or (c.id is not null and c.id not in (select id from family))
   order by l.id limit ${MAX_RELATIONS * 2}`;

@Injectable()
export class HouseholdReader {
  constructor(private readonly reader: TenantReader) {}

  /** Returns all entries from the client's side, including duplicates. */
  async readEntries(clientId: string): Promise<HouseholdMember[]> {
    const rows = await this.reader.rows<Row>('crm.household', MEMBERS, [clientId]);
    return rows.map(({ isInverse, ...row }) => ({
      ...row,
      relation: isInverse ? inverseOf(row.relation) : row.relation,
    }));
  }

  async read(clientId: string): Promise<Household> {
    return { items: withoutDuplicates(await this.readEntries(clientId)) };
  }
}
