import { Injectable } from '@nestjs/common';
import { AppError, MOST_DEPENDANT_NAMES, type Dependants } from '@quillcare/contracts';
import type { OptionGroup } from '@quillcare/rules';
import { TenantReader } from '@quillcare/service-kit';

const GROUPS = `
  select l.id, name, category, choose, patient_chooses, options
    from unnest($2::uuid[]) with ordinality as wanted (id, place)
    join quoting.option_list l on l.organisation_id = $1 and l.id = wanted.id
   where l.is_active and l.deleted_at is null
   order by wanted.place`;

/** The list, and the surgeries of which it is part, by name. */
const USED_BY = `
  select count(s.id)::int as count,
         coalesce((array_agg(s.name order by s.sort_name, s.id) filter (where s.id is not null))[:${MOST_DEPENDANT_NAMES}], '{}') as names
    from quoting.option_list l
    left join quoting.surgery_configuration c
      on c.organisation_id = $1 and c.option_list_ids @> jsonb_build_array(l.id)
    left join quoting.surgery s on s.organisation_id = $1 and s.id = c.id and s.deleted_at is null
   where l.organisation_id = $1 and l.id = $2 and l.deleted_at is null
   group by l.id`;

/** Drafts of which a line has an option of the list, or that chose one: they keep it with its fee. */
const IN_DRAFTS = `
  with own as (
    select option->>'id' as id from quoting.option_list l, jsonb_array_elements(l.options) option
     where l.organisation_id = $1 and l.id = $2)
  select count(*)::int as count from quoting.quote q
   where q.organisation_id = $1 and q.status = 'DRAFT' and q.deleted_at is null and exists (
     select from own where q.lines @> jsonb_build_array(jsonb_build_object('options', jsonb_build_array(jsonb_build_object('id', own.id))))
       or q.surgeries @> jsonb_build_array(jsonb_build_object('optionIds', jsonb_build_array(own.id))))`;

/** Reads option lists as the pricing engine needs them. */
@Injectable()
export class OptionListReader {
  constructor(private readonly reader: TenantReader) {}

  /** Those of `ids` that are active and not removed, in the order of `ids`. */
  async groups(ids: readonly string[]): Promise<OptionGroup[]> {
    return ids.length === 0 ? [] : this.reader.rows<OptionGroup>('quoting.option_groups', GROUPS, [ids]);
  }

  /** The surgeries and drafts that use a list; throws NOT_FOUND if it does not exist or is already removed. */
  async dependants(id: string): Promise<Dependants> {
    const found = await this.reader.one<{ count: number; names: string[] }>(
      'quoting.surgeries_using_option_list',
      USED_BY,
      [id],
    );
    if (!found) throw new AppError('NOT_FOUND');
    const drafts = await this.reader.one<{ count: number }>('quoting.drafts_using_option_list', IN_DRAFTS, [
      id,
    ]);
    const inDrafts = drafts?.count ?? 0;
    return {
      items: [
        ...(inDrafts > 0 ? [{ kind: 'DRAFT_QUOTE' as const, count: inDrafts }] : []),
        ...(found.count > 0 ? [{ kind: 'SURGERY' as const, ...found }] : []),
      ],
    };
  }
}
