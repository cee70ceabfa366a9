import { AuditIcon } from '@quillcare/ui';
import type { Feature } from '../../shared/feature/feature';
import { isAdmin } from '../../shared/feature/visibility';

const listAuditEntries = async () => (await import('../../shared/feature/operations')).listAuditEntries;

export const auditFeature: Feature = {
  pages: [
    {
      path: '/admin/audit-trail',
      right: listAuditEntries,
      load: async () => (await import('./audit-trail.page')).AuditTrailPage,
    },
  ],
  menu: [
    {
      group: 'management',
      order: 40,
      label: 'entry.auditTrail',
      to: '/admin/audit-trail',
      icon: AuditIcon,
      isVisible: isAdmin,
    },
  ],
  tools: [
    {
      group: 'records',
      order: 10,
      to: '/admin/audit-trail',
      title: 'entry.auditTrail',
      does: 'tool.auditTrail',
      icon: AuditIcon,
      right: listAuditEntries,
    },
  ],
};
