import { defineParts } from '@quillcare/service-kit';
import { AccountMailer } from '../account-mailer';
import { CheckEmailQuery } from './operations/check-email.query';
import { CountStaffQuery } from './operations/count-staff.query';
import { GetUserGrantsQuery } from './operations/get-user-grants.query';
import { GetUserQuery } from './operations/get-user.query';
import { GetColleagueQuery } from './operations/get-colleague.query';
import { ListColleaguesQuery } from './operations/list-colleagues.query';
import { ListStaffQuery } from './operations/list-staff.query';
import { ListUsersQuery } from './operations/list-users.query';
import { ReadPeopleQuery } from './operations/read-people.query';
import { SetUserGrantsHandler } from './operations/set-user-grants.handler';
import { PasswordCheck } from './password-check';
import { PasswordHasher } from './password-hasher';
import { takenPlaces } from './persistence/taken-places.sql';
import { UserEntity } from './persistence/user.entity';
import { UserRepository } from './persistence/user.repository';

/** A practice's users and their rights. */
export const userParts = defineParts({
  entities: [UserEntity],
  handlers: [
    ListUsersQuery,
    GetUserQuery,
    GetUserGrantsQuery,
    SetUserGrantsHandler,
    CheckEmailQuery,
    CountStaffQuery,
    ListColleaguesQuery,
    GetColleagueQuery,
    ListStaffQuery,
    ReadPeopleQuery,
  ],
  planCounts: { users: takenPlaces },
  providers: [PasswordCheck, UserRepository, PasswordHasher, AccountMailer],
});
