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
  palette: [{ order: 30, label: 'entry.diagnostic', to: '/diagnostic', isVisible: isSuperAdmin }],
  tools: [
    {
      group: 'platform',
      order: 40,
      to: '/diagnostic',
      title: 'entry.diagnostic',
      does: 'tool.diagnostic',
      icon: AdminIcon,
      right: superAdmins,
    },
  ],
};
