import type { createProfile, InputOf } from '@quillcare/contracts';
import { deriveNames, type PersonNames } from '@quillcare/rules';

type UserData = InputOf<typeof createProfile>['body']['userData'];

/** Returns the account's names. Missing ones are derived from what the client app knows of the person, then from the address. */
export function completedNames(
  account: { email: string; firstName: string; lastName: string },
  userData: UserData,
): PersonNames {
  const { email, firstName, lastName } = account;
  const metadata = {
    firstName: userData?.firstName ?? userData?.first_name,
    lastName: userData?.lastName ?? userData?.last_name,
  };
  return deriveNames({ email, firstName, lastName, name: userData?.name, metadata });
}
