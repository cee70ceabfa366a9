import { Injectable } from '@nestjs/common';
import type { OptionGroup } from '@quillcare/rules';
import { TenantReader } from '@quillcare/service-kit';

const GROUPS = `
  select l.id, name, category, choose, patient_chooses, options
    from unnest($2::uuid[]) with ordinality as wanted (id, place)
    join quoting.option_list l on l.organisation_id = $1 and l.id = wanted.id
   where l.is_active and l.deleted_at is null
   order by wanted.place`;

/** Reads option lists in the form the pricing engine takes. */
@Injectable()
export class OptionListReader {
  constructor(private readonly reader: TenantReader) {}

  /** The active lists among `ids`, in that order. */
  async readGroups(ids: readonly string[]): Promise<OptionGroup[]> {
    return ids.length === 0 ? [] : this.reader.rows<OptionGroup>('quoting.option_groups', GROUPS, [ids]);
  }
}
