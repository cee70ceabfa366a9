import { listPlansOf, type ResultOf } from '@quillcare/contracts';
import { implement, PlatformReader } from '@quillcare/service-kit';

type PlanOf = ResultOf<typeof listPlansOf>['items'][number];

const REASON = 'the list of practices shows the plan of each';

const PLANS = `
  select organisation_id, plan, status, trial_start as trial_start_date, trial_end as trial_end_date,
         is_not_billed as is_non_billing
    from billing.subscription where organisation_id = any($1::uuid[]) and deleted_at is null`;

export const ListPlansOfQuery = implement(listPlansOf, [PlatformReader], (reader) => ({
  handle: async ({ body }) => ({
    items: await reader.rows<PlanOf>(REASON, 'billing.listPlansOf', PLANS, [body.organisationIds]),
  }),
}));
