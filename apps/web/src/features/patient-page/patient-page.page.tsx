import Box from '@mui/material/Box';
import { getPatientSettings, getPatientTerms } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { Loaded } from '../../shared/loading/loaded.view';
import { SettingsPage } from '../../shared/pages/settings.page';
import { useWords } from '../../shared/words/words';
import { patientPageWords } from './patient-page.en';
import { PatientSettingsForm } from './patient-settings.form';
import { TermsPanel } from './terms.panel';
import { termsWords } from './terms.en';

/** What the practice decides of its patients' page, and its terms. */
export function PatientPageSettings() {
  const t = useWords(patientPageWords);
  const tTerms = useWords(termsWords);
  const settings = useOperationQuery(getPatientSettings, {});
  const terms = useOperationQuery(getPatientTerms, {});
  return (
    <SettingsPage
      title={t('title')}
      subtitle={t('subtitle')}
      back={t('back')}
      below={
        <Box sx={{ mt: 5 }}>
          <Loaded request={terms} failed={tTerms('failed')} skeleton={320}>
            {(loaded) => <TermsPanel terms={loaded} />}
          </Loaded>
        </Box>
      }
      {...{ request: settings, failed: t('failed'), skeleton: 640 }}
    >
      {(loaded) => <PatientSettingsForm settings={loaded} />}
    </SettingsPage>
  );
}
