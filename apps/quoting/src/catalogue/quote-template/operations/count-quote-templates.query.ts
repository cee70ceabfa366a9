import { countQuoteTemplates, TOTAL_CAP, type ResultOf } from '@quillcare/contracts';
import { implement, PlatformReader } from '@quillcare/service-kit';
import { liveTemplates } from '../persistence/live-templates.sql';

type Counted = ResultOf<typeof countQuoteTemplates>['items'][number];

const REASON = 'billing shows the plan usage of each practice';

const COUNTS = `
  select o.id as organisation_id, (select count(*)::int from (${liveTemplates('o.id')} limit ${TOTAL_CAP}) counted) as templates
    from unnest($1::uuid[]) as o (id)`;

export const CountQuoteTemplatesQuery = implement(countQuoteTemplates, [PlatformReader], (reader) => ({
  handle: async ({ body }) => ({
    items: await reader.rows<Counted>(REASON, 'quoting.countQuoteTemplates', COUNTS, [body.organisationIds]),
  }),
}));
