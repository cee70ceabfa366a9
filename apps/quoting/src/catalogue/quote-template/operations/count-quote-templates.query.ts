import { countQuoteTemplates, TOTAL_CAP, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, PlatformReader, type Handler } from '@quillcare/service-kit';
import { liveTemplates } from '../persistence/live-templates.sql';

type Counted = ResultOf<typeof countQuoteTemplates>['items'][number];

const REASON = 'billing says how much of its plan each practice uses';

const COUNTS = `
  select o.id as organisation_id, (select count(*)::int from (${liveTemplates('o.id')} limit ${TOTAL_CAP}) counted) as templates
    from unnest($1::uuid[]) as o (id)`;

@Implements(countQuoteTemplates)
export class CountQuoteTemplatesQuery implements Handler<typeof countQuoteTemplates> {
  constructor(private readonly reader: PlatformReader) {}

  async handle({ body }: InputOf<typeof countQuoteTemplates>): Promise<ResultOf<typeof countQuoteTemplates>> {
    return {
      items: await this.reader.rows<Counted>(REASON, 'quoting.countQuoteTemplates', COUNTS, [
        body.organisationIds,
      ]),
    };
  }
}
