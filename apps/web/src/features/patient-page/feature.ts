import { SettingsIcon } from '@quillcare/ui';
import type { Feature } from '../../shared/feature/feature';
import { isAdmin } from '../../shared/feature/visibility';

const updatePatientSettings = async () =>
  (await import('../../shared/feature/operations')).updatePatientSettings;

export const patientPageFeature: Feature = {
  pages: [
    {
      path: '/admin/patient-page',
      right: updatePatientSettings,
      load: async () => (await import('./patient-page.page')).PatientPageSettings,
    },
  ],
  palette: [{ order: 23, label: 'entry.patientPage', to: '/admin/patient-page', isVisible: isAdmin }],
  tools: [
    {
      group: 'practice',
      order: 13,
      to: '/admin/patient-page',
      title: 'entry.patientPage',
      does: 'tool.patientPage',
      icon: SettingsIcon,
      right: updatePatientSettings,
    },
  ],
};
