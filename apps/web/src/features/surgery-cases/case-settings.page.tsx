import Typography from '@mui/material/Typography';
import { caseSettings, listColleagues } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { ChoicesInput } from '../../shared/forms/choices.input';
import { defineSettings, SettingsFormPage } from '../../shared/forms/record/settings.form';
import { PageLink } from '../../shared/navigation/page-link.view';
import { useWords } from '../../shared/words/words';
import { caseSettingsWords } from './case-settings.en';

const caseSettingsForm = defineSettings({
  name: 'case-settings',
  words: caseSettingsWords,
  schema: caseSettings.input,
  operations: caseSettings,
  sections: { clashes: ['clashMode'], exceptions: ['exceptionUserIds'], patients: ['tellsPatients'] },
  above: { exceptions: CoolingOff },
  below: { patients: EmailTexts },
  fields: {
    clashMode: { wide: true },
    exceptionUserIds: { wide: true, control: PeopleInput },
    tellsPatients: { wide: true },
  },
});

/** Settings for double bookings and for who may record medical exceptions. */
export function CaseSettingsPage() {
  return <SettingsFormPage form={caseSettingsForm} skeleton={360} />;
}

function CoolingOff() {
  const t = useWords(caseSettingsWords);
  return (
    <Typography color="textSecondary" className="wide">
      {t('coolingOff')}{' '}
      <PageLink to="/admin/patient-page" underline="always">
        {t('openPatientPage')}
      </PageLink>
    </Typography>
  );
}

function EmailTexts() {
  const t = useWords(caseSettingsWords);
  return (
    <PageLink to="/admin/mail-templates" underline="always" className="wide">
      {t('openTexts')}
    </PageLink>
  );
}

function PeopleInput() {
  const t = useWords(caseSettingsWords);
  const { data } = useOperationQuery(listColleagues, {});
  const options = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <ChoicesInput
      name="exceptionUserIds"
      label={t('fields.exceptionUserIds')}
      help={t('help.exceptionUserIds')}
      options={options}
    />
  );
}
