import { listPlansOf, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, PlatformReader, type Handler } from '@quillcare/service-kit';

type PlanOf = ResultOf<typeof listPlansOf>['items'][number];

const REASON = 'the list of practices says which plan each has';

const PLANS = `
  select organisation_id, plan, status, trial_start as trial_start_date, trial_end as trial_end_date,
         is_not_billed as is_non_billing
    from billing.subscription where organisation_id = any($1::uuid[]) and deleted_at is null`;

@Implements(listPlansOf)
export class ListPlansOfQuery implements Handler<typeof listPlansOf> {
  constructor(private readonly reader: PlatformReader) {}

  async handle({ body }: InputOf<typeof listPlansOf>): Promise<ResultOf<typeof listPlansOf>> {
    return {
      items: await this.reader.rows<PlanOf>(REASON, 'billing.listPlansOf', PLANS, [body.organisationIds]),
    };
  }
}
