import Box from '@mui/material/Box';
import { getPatientTerms } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { SettingsFormPage } from '../../shared/forms/record/settings.form';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords } from '../../shared/words/words';
import { patientSettingsForm } from './patient-settings.form';
import { TermsPanel } from './terms.panel';
import { termsWords } from './terms.en';

export function PatientPageSettings() {
  return <SettingsFormPage form={patientSettingsForm} below={<Terms />} />;
}

function Terms() {
  const t = useWords(termsWords);
  const request = useOperationQuery(getPatientTerms, {});
  return (
    <Box sx={{ mt: 5 }}>
      <Loaded request={request} failed={t('failed')} skeleton={320}>
        {(terms) => <TermsPanel terms={terms} />}
      </Loaded>
    </Box>
  );
}
