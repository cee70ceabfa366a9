import {
  listInvitations,
  resendInvitation,
  ROLES,
  withdrawInvitation,
  type Invitation,
} from '@quillcare/contracts';
import { MailIcon } from '@quillcare/ui';
import type { ActScope } from '../../shared/acts/act.types';
import { actsOn } from '../../shared/acts/define-act';
import { toCodes, defineList } from '../../shared/list/define-list';
import { ListPage } from '../../shared/list/list-page.view';
import { RoleChip } from '../../shared/roles/role-chip.view';
import { roleName } from '../../shared/roles/role-label';
import { word } from '../../shared/words/words';
import { inviteUserAct } from './invite-user.definition';
import { isAdministrator } from './is-administrator';
import { userWords } from './user.en';
import { UsersSections } from './users-sections.view';

const nameOf = ({ firstName, lastName }: Invitation) => `${firstName} ${lastName}`;
const { act } = actsOn<Invitation>(userWords, nameOf);
const when = (_invitation: Invitation, scope: ActScope) => isAdministrator(scope);
const request = ({ id }: Invitation) => ({ params: { id } });

const invitationActs = {
  resend: act({
    name: 'resend',
    operation: resendInvitation,
    when,
    request,
    about: ({ email }) => word(userWords, 'resent', { email }),
  }),
  withdraw: act({
    name: 'withdraw',
    operation: withdrawInvitation,
    when,
    request,
    confirms: true,
    isDanger: true,
  }),
};

const invitationList = defineList({
  name: 'invitations',
  operation: listInvitations,
  words: userWords,
  title: 'title',
  label: 'invitations',
  search: 'search',
  defaultSort: '-createdAt',
  above: <UsersSections />,
  nameOf: ({ email }) => email,
  columns: [
    {
      kind: 'link',
      name: 'name',
      label: 'name',
      isFixed: true,
      minWidth: 120,
      value: nameOf,
    },
    { kind: 'text', name: 'email', label: 'email', sort: 'email', grow: 1.4, value: ({ email }) => email },
    {
      kind: 'custom',
      name: 'role',
      label: 'role',
      width: 210,
      from: 'lg',
      render: ({ role }) => <RoleChip role={role} />,
      codes: toCodes(ROLES, roleName),
    },
    {
      kind: 'status',
      name: 'status',
      label: 'status',
      width: 110,
      value: ({ status }) =>
        status === 'EXPIRED'
          ? { label: word(userWords, 'expired'), tone: 'muted' }
          : { label: word(userWords, 'waiting'), tone: 'info' },
      codes: toCodes(['EXPIRED', 'PENDING'], (status) =>
        word(userWords, status === 'EXPIRED' ? 'expired' : 'waiting'),
      ),
    },
    {
      kind: 'date',
      name: 'invited',
      label: 'invitedOn',
      sort: 'createdAt',
      from: 'xl',
      card: 'none',
      value: ({ createdAt }) => createdAt,
    },
    { kind: 'date', name: 'sent', label: 'sent', as: 'ago', from: 'lg', value: ({ sentAt }) => sentAt },
  ],
  actions: [
    { ...invitationActs.resend, isInline: true },
    { ...invitationActs.withdraw, isInline: true },
  ],
  bulk: [
    {
      name: 'resend',
      label: 'resend.label',
      needs: resendInvitation,
      may: isAdministrator,
      does: { name: 'invitation.resend', values: {} },
      confirm: (count) => ({
        title: word(userWords, 'resendTitle', { count }),
        hint: word(userWords, 'resendHint'),
        confirmLabel: word(userWords, 'resend.label'),
      }),
    },
  ],
  pageActions: [inviteUserAct],
  empty: { icon: <MailIcon />, title: 'noInvitations', hint: 'noInvitationsHint' },
});

export function InvitationListPage() {
  return <ListPage list={invitationList} />;
}
