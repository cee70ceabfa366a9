import { AdminIcon } from '@quillcare/ui';
import type { Feature, Right } from '../../shared/feature/feature';
import { isSuperAdmin } from '../../shared/feature/visibility';

const superAdmins: Right = { roles: ['SUPER_ADMIN'] };
const load = async () => (await import('./diagnostic.page')).DiagnosticPage;

export const diagnosticFeature: Feature = {
  // In production for super admins only, elsewhere for every signed-in user.
  pages: [
    { path: '/diagnostic', only: 'production', right: superAdmins, load },
    { path: '/diagnostic', only: 'elsewhere', right: 'signed-in', load },
  ],
  entries: [
    {
      to: '/diagnostic',
      label: 'entry.diagnostic',
      icon: AdminIcon,
      palette: { order: 30, isVisible: isSuperAdmin },
      tool: { group: 'platform', order: 40, does: 'tool.diagnostic', right: superAdmins },
    },
  ],
};
