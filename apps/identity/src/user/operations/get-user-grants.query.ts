import {
  AppError,
  DEFAULT_GRANTS,
  getUserGrants,
  type Grants,
  type Role,
  type UserGrants,
} from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { rightsAsGrants } from '../domain/grants';
import { copyOf } from '../domain/user';

interface Person {
  id: string;
  version: number;
  name: string;
  role: Role;
  grants: Grants | null;
}

const PERSON = `
  select id, version, trim(first_name || ' ' || last_name) as name, role, grants from identity."user"
   where organisation_id = $1 and id = $2 and deleted_at is null`;

export const GetUserGrantsQuery = implement(getUserGrants, [TenantReader], (reader) => ({
  async handle({ params }) {
    const person = await reader.one<Person>('identity.userGrants', PERSON, [params.id]);
    if (!person) throw new AppError('NOT_FOUND');
    return userGrantsOf(person);
  },
}));

export function userGrantsOf({ id, version, name, role, grants }: Person): UserGrants {
  return {
    id,
    version,
    name,
    role,
    grants: copyOf(grants) ?? {},
    defaults: copyOf(DEFAULT_GRANTS[role]) ?? {},
    grantable: rightsAsGrants(requireUser()),
  };
}
