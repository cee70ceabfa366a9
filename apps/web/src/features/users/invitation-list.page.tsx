import {
  listInvitations,
  resendInvitation,
  ROLES,
  withdrawInvitation,
  type Invitation,
} from '@quillcare/contracts';
import { MailIcon } from '@quillcare/ui';
import { callOn, codesOf, defineList } from '../../shared/list/define-list';
import { ListPage } from '../../shared/list/list-page.view';
import { messagesWords } from '../../shared/messages/messages.en';
import { RoleChip } from '../../shared/roles/role-chip.view';
import { roleName } from '../../shared/roles/role-label';
import { word } from '../../shared/words/words';
import { inviting } from './inviting.definition';
import { isAdministrator } from './is-administrator';
import { userWords } from './user.en';
import { UsersSections } from './users-sections.view';

const resending = callOn(resendInvitation, ({ id }: Invitation) => ({ params: { id } }));

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
      least: 120,
      value: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    },
    { kind: 'text', name: 'email', label: 'email', sort: 'email', grow: 1.4, value: ({ email }) => email },
    {
      kind: 'custom',
      name: 'role',
      label: 'role',
      width: 210,
      from: 'lg',
      render: ({ role }) => <RoleChip role={role} />,
      codes: codesOf(ROLES, roleName),
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
      codes: codesOf(['EXPIRED', 'PENDING'], (status) =>
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
    {
      name: 'resend',
      label: 'resend',
      isInline: true,
      needs: resendInvitation,
      may: isAdministrator,
      run: {
        ...resending,
        done: ({ email }) => ({
          title: word(messagesWords, 'emailSent'),
          message: word(userWords, 'resent', { email }),
        }),
      },
    },
    {
      name: 'withdraw',
      label: 'withdraw',
      isInline: true,
      needs: withdrawInvitation,
      may: isAdministrator,
      run: {
        ...callOn(withdrawInvitation, ({ id }: Invitation) => ({ params: { id } })),
        done: () => ({ title: word(userWords, 'withdrawn') }),
        confirm: ({ firstName, lastName }) => ({
          title: word(userWords, 'withdrawTitle', { name: `${firstName} ${lastName}` }),
          hint: word(userWords, 'withdrawHint'),
          confirmLabel: word(userWords, 'withdraw'),
          danger: true,
        }),
      },
    },
  ],
  bulk: [
    {
      name: 'resend',
      label: 'resend',
      needs: resendInvitation,
      may: isAdministrator,
      does: { name: 'invitation.resend', values: {} },
      confirm: (count) => ({
        title: word(userWords, 'resendTitle', { count }),
        hint: word(userWords, 'resendHint'),
        confirmLabel: word(userWords, 'resend'),
      }),
    },
  ],
  pageActions: [inviting],
  empty: { icon: <MailIcon />, title: 'noInvitations', hint: 'noInvitationsHint' },
});

/** Open invitations. */
export function InvitationListPage() {
  return <ListPage list={invitationList} />;
}
