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
  palette: [{ order: 24, label: 'entry.enquiries', to: '/admin/enquiries', isVisible: isAdmin }],
  tools: [
    {
      group: 'practice',
      order: 14,
      to: '/admin/enquiries',
      title: 'entry.enquiries',
      does: 'tool.enquiries',
      icon: LeadsIcon,
      right: updateEnquiryForm,
    },
  ],
};
