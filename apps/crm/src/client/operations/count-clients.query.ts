import { countClients, TOTAL_CAP, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, PlatformReader, type Handler } from '@quillcare/service-kit';
import { liveClients } from '../persistence/live-clients.sql';

type Counted = ResultOf<typeof countClients>['items'][number];

const REASON = 'the list of practices says how many clients each has';

const COUNTS = `
  select o.id as organisation_id, (select count(*)::int from (
           ${liveClients('o.id')} limit ${TOTAL_CAP}) counted) as clients
    from unnest($1::uuid[]) as o (id)`;

@Implements(countClients)
export class CountClientsQuery implements Handler<typeof countClients> {
  constructor(private readonly reader: PlatformReader) {}

  async handle({ body }: InputOf<typeof countClients>): Promise<ResultOf<typeof countClients>> {
    return {
      items: await this.reader.rows<Counted>(REASON, 'crm.countClients', COUNTS, [body.organisationIds]),
    };
  }
}
