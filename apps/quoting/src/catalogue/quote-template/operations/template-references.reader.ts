import { Injectable } from '@nestjs/common';
import { invalid } from '@quillcare/contracts';
import { TenantReader } from '@quillcare/service-kit';
import { contentProblems, referencesOf, type TemplateContent } from '../domain/quote-template';

const SURGERIES = `select id from quoting.surgery where organisation_id = $1 and id = any($2::uuid[]) and deleted_at is null`;
const OPTIONS = `select option->>'id' as id from quoting.option_list, jsonb_array_elements(options) option
  where organisation_id = $1 and deleted_at is null and option->>'id' = any($2::text[])`;
const LISTS = `select id from quoting.option_list where organisation_id = $1 and id = any($2::uuid[]) and deleted_at is null`;

@Injectable()
export class TemplateReferences {
  constructor(private readonly reader: TenantReader) {}

  /** Throws VALIDATION_FAILED naming every surgery, option and list the practice does not have. */
  async refuseUnknown(template: TemplateContent): Promise<void> {
    const { surgeries, options, lists } = referencesOf(template);
    const problems = contentProblems(template, {
      surgeries: await this.known('quoting.template_surgeries', SURGERIES, surgeries),
      options: await this.known('quoting.template_options', OPTIONS, options),
      lists: await this.known('quoting.template_lists', LISTS, lists),
    });
    if (problems.length > 0) throw invalid(...problems);
  }

  private async known(name: string, sql: string, ids: readonly string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.reader.rows<{ id: string }>(name, sql, [ids]);
    return new Set(rows.map(({ id }) => id));
  }
}
