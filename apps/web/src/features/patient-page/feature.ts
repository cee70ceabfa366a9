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
  entries: [
    {
      to: '/admin/patient-page',
      label: 'entry.patientPage',
      icon: SettingsIcon,
      palette: { order: 23, isVisible: isAdmin },
      tool: { group: 'practice', order: 13, does: 'tool.patientPage', right: updatePatientSettings },
    },
  ],
};
