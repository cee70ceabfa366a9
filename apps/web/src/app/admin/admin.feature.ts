import { ADMINS } from '@quillcare/contracts';
import { AdminIcon } from '@quillcare/ui';
import type { Feature } from '../../shared/feature/feature';
import { isAdmin } from '../../shared/feature/visibility';

async function load() {
  const { AdminPage, prepare } = await import('./admin.page');
  await prepare();
  return AdminPage;
}

/** The admin page belongs to the app itself, because only the app knows every feature. */
export const adminFeature: Feature = {
  pages: [{ path: '/admin', right: { roles: ADMINS }, load }],
  entries: [
    {
      to: '/admin',
      label: 'entry.adminTools',
      icon: AdminIcon,
      menu: { group: 'administration', order: 10, isVisible: isAdmin, isExact: true },
    },
  ],
};
