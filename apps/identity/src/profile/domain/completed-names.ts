import type { createProfile, InputOf } from '@quillcare/contracts';
import { deriveNames, type PersonNames } from '@quillcare/rules';

type UserData = InputOf<typeof createProfile>['body']['userData'];

/** The names of an account; what is missing is derived from what a client knows of the person, then from the address. */
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
