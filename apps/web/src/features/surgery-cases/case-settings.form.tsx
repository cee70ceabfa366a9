import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { z } from 'zod';
import {
  clashMode,
  getCaseSettings,
  listColleagues,
  updateCaseSettings,
  type CaseSettings,
} from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { ChoicesInput } from '../../shared/forms/choices.input';
import { FormActions, FormSection } from '../../shared/forms/form.frame';
import { Field } from '../../shared/forms/record/fields.view';
import { defineForm } from '../../shared/forms/record/form.definition';
import { RecordFrame } from '../../shared/forms/record/record.frame';
import { useRecordForm } from '../../shared/forms/record/use-record-form';
import { useSession } from '../../shared/session/session.context';
import { useWords, word } from '../../shared/words/words';
import { caseSettingsWords } from './case-settings.en';

export const caseSettingsForm = defineForm({
  name: 'case-settings',
  words: caseSettingsWords,
  schema: z.strictObject({ clashMode, exceptionUserIds: z.array(z.string()), tellsPatients: z.boolean() }),
  operations: { get: getCaseSettings, update: updateCaseSettings },
  nameOf: () => word(caseSettingsWords, 'title'),
  titles: { saved: 'saved', failed: 'saveFailed' },
  fields: { exceptionUserIds: { wide: true, control: PeopleInput } },
});

/** How the practice books its surgery. */
export function CaseSettingsForm({ settings }: { settings: CaseSettings }) {
  const t = useWords(caseSettingsWords);
  const { organisation } = useSession();
  const recordForm = useRecordForm({
    definition: caseSettingsForm,
    record: settings,
    // Settings that were never saved have version 0, which a form takes for a record without values.
    startWith: caseSettingsForm.valuesOf(settings, organisation.country),
  });
  return (
    <RecordFrame recordForm={recordForm} label={t('title')}>
      <FormSection title={t('sections.clashes')}>
        <div className="wide">
          <Field name="clashMode" />
        </div>
      </FormSection>
      <FormSection title={t('sections.exceptions')}>
        <Typography color="textSecondary" className="wide">
          {t('coolingOff')}{' '}
          <Link component={RouterLink} to="/admin/patient-page" underline="always">
            {t('openPatientPage')}
          </Link>
        </Typography>
        <div className="wide">
          <Field name="exceptionUserIds" />
        </div>
      </FormSection>
      <FormSection title={t('sections.patients')}>
        <div className="wide">
          <Field name="tellsPatients" />
        </div>
        <Link component={RouterLink} to="/admin/mail-templates" underline="always" className="wide">
          {t('openTexts')}
        </Link>
      </FormSection>
      <FormActions submitLabel={t('save')} isSubmitting={recordForm.isSubmitting} />
    </RecordFrame>
  );
}

/** Colleagues, by name. */
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
