import { createInvitation } from '@quillcare/contracts';
import { PlusIcon } from '@quillcare/ui';
import type { PageAction } from '../../shared/list/list.types';
import { InviteDialog } from './invite.dialog';
import { isAdministrator } from './is-administrator';

/** Inviting assigns a role, which only administrators may. */
export const inviting: PageAction<'invite'> = {
  name: 'invite',
  label: 'invite',
  icon: <PlusIcon />,
  needs: createInvitation,
  when: isAdministrator,
  dialog: (close) => <InviteDialog onClose={close} />,
};
