import { listPracticeZones, type InputOf, type PracticeZone, type ResultOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';

const REASON = 'jobs of each practice need to know all practices';

const CHANGED = `
  select id as "organisationId", time_zone as "timeZone", is_active and deleted_at is null as "isActive"
    from identity.organisation
   where updated_at >= $1 and ($2::uuid is null or id > $2::uuid) order by id limit $3`;

@Implements(listPracticeZones, { platform: REASON })
export class ListPracticeZonesQuery implements Handler<typeof listPracticeZones> {
  constructor(private readonly uow: UnitOfWork) {}

  async handle({ body }: InputOf<typeof listPracticeZones>): Promise<ResultOf<typeof listPracticeZones>> {
    const { changedSince, afterId, limit } = body;
    const items = await this.uow.runPlatform(REASON, () =>
      this.uow.query<PracticeZone>(CHANGED, [changedSince, afterId, limit]),
    );
    return { items };
  }
}
