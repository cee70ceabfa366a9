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
  palette: [{ order: 95, label: 'entry.evidence', to: PATH, isVisible: isAdmin }],
  tools: [
    {
      group: 'records',
      order: 15,
      to: PATH,
      title: 'entry.evidence',
      does: 'tool.evidence',
      icon: AuditIcon,
      right: getEvidenceCheck,
    },
  ],
};
