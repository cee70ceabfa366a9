import { AuditIcon } from '@quillcare/ui';
import type { Feature } from '../../shared/feature/feature';
import { isAdmin } from '../../shared/feature/visibility';

const PATH = '/admin/evidence';
const getEvidenceCheck = async () => (await import('../../shared/feature/operations')).getEvidenceCheck;

export const evidenceFeature: Feature = {
  pages: [
    {
      path: PATH,
      right: getEvidenceCheck,
      load: async () => (await import('./evidence-check.page')).EvidenceCheckPage,
    },
  ],
  entries: [
    {
      to: PATH,
      label: 'entry.evidence',
      icon: AuditIcon,
      palette: { order: 95, isVisible: isAdmin },
      tool: { group: 'records', order: 15, does: 'tool.evidence', right: getEvidenceCheck },
    },
  ],
};
