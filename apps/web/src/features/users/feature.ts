import { SendIcon, UsersIcon } from '@quillcare/ui';
import type { Feature } from '../../shared/feature/feature';
import { canCreateUsers } from '../../shared/feature/visibility';

const listUsers = async () => (await import('../../shared/feature/operations')).listUsers;
const listInvitations = async () => (await import('../../shared/feature/operations')).listInvitations;

export const usersFeature: Feature = {
  pages: [
    {
      path: '/users',
      right: listUsers,
      load: async () => (await import('./user-list.page')).UserListPage,
    },
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
  menu: [
    {
      group: 'administration',
      order: 20,
      label: 'entry.users',
      to: '/users',
      icon: UsersIcon,
      isVisible: canCreateUsers,
    },
  ],
  tools: [
    {
      group: 'people',
      order: 10,
      to: '/users',
      title: 'entry.users',
      does: 'tool.users',
      icon: UsersIcon,
      right: listUsers,
    },
    {
      group: 'people',
      order: 20,
      to: '/users/invitations',
      title: 'entry.invitations',
      does: 'tool.invitations',
      icon: SendIcon,
      right: listInvitations,
    },
  ],
};
