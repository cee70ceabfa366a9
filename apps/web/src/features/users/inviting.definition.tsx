import { createInvitation } from '@quillcare/contracts';
import { PlusIcon } from '@quillcare/ui';
import { actsOn } from '../../shared/acts/define-act';
import { word } from '../../shared/words/words';
import { isAdministrator } from './is-administrator';
import { RoleInput } from './role.input';
import { userWords } from './user.en';

/** Inviting assigns a role, so only administrators may do it. */
export const inviting = actsOn<object>(userWords, () => '').act({
  name: 'invite',
  icon: <PlusIcon />,
  operation: createInvitation,
  when: (_list, scope) => isAdministrator(scope),
  asks: createInvitation.body,
  fields: { role: { control: () => <RoleInput label={word(userWords, 'role')} /> } },
  starts: () => ({ role: 'USER' }) as const,
  request: (_list, body) => ({ body }),
  about: (_list, _invitation, { email }) => word(userWords, 'invitedWho', { email }),
  doneLink: '/users/invitations',
});
