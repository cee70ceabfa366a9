import { SendIcon, UsersIcon } from '@quillcare/ui';
import type { Feature } from '../../shared/feature/feature';
import { canCreateUsers } from '../../shared/feature/visibility';

const listUsers = async () => (await import('../../shared/feature/operations')).listUsers;
const listInvitations = async () => (await import('../../shared/feature/operations')).listInvitations;

export const usersFeature: Feature = {
  pages: [
    { path: '/users', right: listUsers, load: async () => (await import('./user-list.page')).UserListPage },
    {
      path: '/users/:id',
      right: listUsers,
      load: async () => (await import('./user-detail.page')).UserDetailPage,
    },
    {
      path: '/users/invitations',
      right: listInvitations,
      load: async () => (await import('./invitation-list.page')).InvitationListPage,
    },
  ],
  entries: [
    {
      to: '/users',
      label: 'entry.users',
      icon: UsersIcon,
      menu: { group: 'administration', order: 20, isVisible: canCreateUsers },
      tool: { group: 'people', order: 10, does: 'tool.users', right: listUsers },
    },
    {
      to: '/users/invitations',
      label: 'entry.invitations',
      icon: SendIcon,
      tool: { group: 'people', order: 20, does: 'tool.invitations', right: listInvitations },
    },
  ],
};
