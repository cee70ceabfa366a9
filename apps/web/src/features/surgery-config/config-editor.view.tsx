import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import type { SurgeryConfigurationDetail } from '@quillcare/contracts';
import { formWords } from '../../shared/forms/form.en';
import { RecordStory } from '../../shared/forms/record/record-facts.view';
import { RecordFrame } from '../../shared/forms/record/record.frame';
import { useRecordForm } from '../../shared/forms/record/use-record-form';
import { SubmitButton } from '../../shared/forms/submit-button.view';
import { useWords } from '../../shared/words/words';
import { AdministrationSection } from './administration.section';
import { AnaesthetistSection } from './anaesthetist.section';
import { AssistantSection } from './assistant.section';
import { configForm } from './config.form';
import { DoctorsSection } from './doctors.section';
import { ExamplePanel } from './example.panel';
import { ExclusionsSection } from './exclusions.section';
import { HospitalsSection } from './hospitals.section';
import { ItemsSection } from './items.section';
import { OptionsSection } from './options.section';
import { surgeryConfigWords } from './surgery-config.en';

/** The configuration form by section, with a sample quote next to it. */
export function ConfigEditor({ record }: { record: SurgeryConfigurationDetail }) {
  const t = useWords(surgeryConfigWords);
  const { surgery, version } = record;
  const recordForm = useRecordForm({ definition: configForm, record });
  return (
    <RecordFrame recordForm={recordForm} label={t('pages.form', { name: surgery.name })}>
      {version === 0 && (
        <Alert severity="info" sx={{ mb: 2.5 }}>
          <AlertTitle>{t('empty.title')}</AlertTitle>
          {t('empty.hint')}
        </Alert>
      )}
      <Box sx={COLUMNS}>
        <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
          <DoctorsSection baseFeeMinor={surgery.baseFeeMinor} />
          <HospitalsSection />
          <AssistantSection />
          <AnaesthetistSection />
          <ItemsSection />
          <AdministrationSection procedureClass={surgery.procedureClass} />
          <ExclusionsSection />
          <OptionsSection needsOptions={surgery.hasOptions} />
          {version > 0 && <RecordStory record={record} />}
        </Box>
        <ExamplePanel record={record} actions={<Actions isSubmitting={recordForm.isSubmitting} />} />
      </Box>
    </RecordFrame>
  );
}

function Actions({ isSubmitting }: { isSubmitting: boolean }) {
  const t = useWords(surgeryConfigWords);
  const tForm = useWords(formWords);
  const navigate = useNavigate();
  return (
    <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
      <Button onClick={() => void navigate('/admin/surgery-config')}>{tForm('cancel')}</Button>
      <SubmitButton label={t('pages.save')} busyLabel={tForm('saving')} isSubmitting={isSubmitting} />
    </Box>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' },
};
