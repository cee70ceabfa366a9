import { readPeople, type ResultOf } from '@quillcare/contracts';
import { implement, PlatformReader } from '@quillcare/service-kit';

type People = ResultOf<typeof readPeople>;

const REASON = 'a super admin who acted in a practice belongs to another one';

// Includes removed users, because what they wrote remains.
const BY_ID = `
  select id, trim(first_name || ' ' || last_name) as name
    from identity."user" where id = any($1::uuid[]) and (organisation_id = $2 or role = 'SUPER_ADMIN')`;

export const ReadPeopleQuery = implement(readPeople, [PlatformReader], (reader) => ({
  async handle({ body }) {
    const params = [body.ids, body.organisationId];
    return {
      items: await reader.rows<People['items'][number]>(REASON, 'identity.people', BY_ID, params),
    };
  },
}));
