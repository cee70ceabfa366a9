import { countStaff, TOTAL_CAP, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Clock, Implements, PlatformReader, type Handler } from '@quillcare/service-kit';
import { takenPlaces } from '../persistence/taken-places.sql';

type Counted = ResultOf<typeof countStaff>['items'][number];

const REASON = 'billing says how much of its plan each practice uses';

const COUNTS = `
  select o.id as organisation_id,
         (select count(*)::int from (${takenPlaces('o.id', '$2::timestamptz')} limit ${TOTAL_CAP}) counted) as users
    from unnest($1::uuid[]) as o (id)`;

@Implements(countStaff)
export class CountStaffQuery implements Handler<typeof countStaff> {
  constructor(
    private readonly reader: PlatformReader,
    private readonly clock: Clock,
  ) {}

  async handle({ body }: InputOf<typeof countStaff>): Promise<ResultOf<typeof countStaff>> {
    return {
      items: await this.reader.rows<Counted>(REASON, 'identity.countStaff', COUNTS, [
        body.organisationIds,
        this.clock.now(),
      ]),
    };
  }
}
