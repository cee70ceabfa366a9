import { listUsers, ROLES, type Role } from '@quillcare/contracts';
import { UsersIcon } from '@quillcare/ui';
import { defineList, flagCodes } from '../../shared/list/define-list';
import { ListPage } from '../../shared/list/list-page.view';
import { OwnMark } from '../../shared/roles/own-mark.view';
import { RoleChip } from '../../shared/roles/role-chip.view';
import { roleName } from '../../shared/roles/role-label';
import { FullnessNotice } from '../../shared/plans/fullness-notice.view';
import { activeLook } from '../../shared/status/active';
import { inviting } from './inviting.definition';
import { userWords } from './user.en';
import { UsersSections } from './users-sections.view';

const userList = defineList({
  name: 'users',
  operation: listUsers,
  words: userWords,
  title: 'title',
  label: 'people',
  search: 'search',
  defaultSort: 'name',
  above: (
    <>
      <UsersSections />
      <FullnessNotice limit="users" />
    </>
  ),
  nameOf: ({ name }) => name,
  opens: { to: ({ id }) => `/users/${id}` },
  columns: [
    {
      kind: 'link',
      name: 'name',
      label: 'name',
      sort: 'name',
      isFixed: true,
      value: ({ name }) => name,
      after: ({ id }) => <OwnMark id={id} />,
    },
    { kind: 'text', name: 'email', label: 'email', sort: 'email', grow: 1.2, value: ({ email }) => email },
    {
      kind: 'custom',
      name: 'role',
      label: 'role',
      width: 215,
      render: ({ role }) => <RoleChip role={role} />,
    },
    {
      kind: 'status',
      name: 'status',
      label: 'status',
      width: 110,
      value: activeLook,
      codes: flagCodes((isActive) => activeLook({ isActive }).label),
    },
    {
      kind: 'date',
      name: 'joined',
      label: 'joined',
      sort: 'createdAt',
      from: 'lg',
      card: 'none',
      value: ({ createdAt }) => createdAt,
    },
  ],
  filters: [
    {
      kind: 'choices',
      name: 'role',
      label: 'role',
      values: ROLES,
      labelOf: (role) => roleName(role as Role),
    },
    { kind: 'flag', name: 'isActive', label: 'status', yes: 'active', no: 'inactive' },
  ],
  pageActions: [inviting],
  empty: { icon: <UsersIcon />, title: 'empty' },
});

export function UserListPage() {
  return <ListPage list={userList} />;
}
