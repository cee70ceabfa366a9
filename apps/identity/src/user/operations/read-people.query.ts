import { readPeople, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, PlatformReader, type Handler } from '@quillcare/service-kit';

type People = ResultOf<typeof readPeople>;

const REASON = 'a super admin who acted in a practice belongs to another one';

// Also people who were removed: what they wrote stays.
const BY_ID = `
  select id, trim(first_name || ' ' || last_name) as name
    from identity."user" where id = any($1::uuid[]) and (organisation_id = $2 or role = 'SUPER_ADMIN')`;

@Implements(readPeople)
export class ReadPeopleQuery implements Handler<typeof readPeople> {
  constructor(private readonly reader: PlatformReader) {}

  async handle({ body }: InputOf<typeof readPeople>): Promise<People> {
    const params = [body.ids, body.organisationId];
    return {
      items: await this.reader.rows<People['items'][number]>(REASON, 'identity.people', BY_ID, params),
    };
  }
}
