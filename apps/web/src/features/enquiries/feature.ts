import { LeadsIcon } from '@quillcare/ui';
import type { Feature } from '../../shared/feature/feature';
import { isAdmin } from '../../shared/feature/visibility';

const updateEnquiryForm = async () => (await import('../../shared/feature/operations')).updateEnquiryForm;

export const enquiriesFeature: Feature = {
  pages: [
    {
      path: '/admin/enquiries',
      right: updateEnquiryForm,
      load: async () => (await import('./enquiries.page')).EnquiriesPage,
    },
  ],
  entries: [
    {
      to: '/admin/enquiries',
      label: 'entry.enquiries',
      icon: LeadsIcon,
      palette: { order: 24, isVisible: isAdmin },
      tool: { group: 'practice', order: 14, does: 'tool.enquiries', right: updateEnquiryForm },
    },
  ],
};
