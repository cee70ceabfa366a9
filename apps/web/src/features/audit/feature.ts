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
  entries: [
    {
      to: '/admin/audit-trail',
      label: 'entry.auditTrail',
      icon: AuditIcon,
      menu: { group: 'management', order: 40, isVisible: isAdmin },
      tool: { group: 'records', order: 10, does: 'tool.auditTrail', right: listAuditEntries },
    },
  ],
};
