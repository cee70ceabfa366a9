import { AppError, listSurgeryCaseEvents, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { CaseEventStore } from '../persistence/case-event.store';

/** More never happens to one case; the audit has all. */
const MOST = 200;

@Implements(listSurgeryCaseEvents)
export class ListSurgeryCaseEventsQuery implements Handler<typeof listSurgeryCaseEvents> {
  constructor(
    private readonly reader: TenantReader,
    private readonly events: CaseEventStore,
  ) {}

  async handle({
    params,
  }: InputOf<typeof listSurgeryCaseEvents>): Promise<ResultOf<typeof listSurgeryCaseEvents>> {
    const [found, items] = await Promise.all([
      this.reader.one(
        'quoting.surgery_case_there',
        'select 1 from quoting.surgery_case where organisation_id = $1 and id = $2 and deleted_at is null',
        [params.id],
      ),
      this.events.of(params.id, MOST),
    ]);
    if (!found) throw new AppError('NOT_FOUND');
    return { items };
  }
}
