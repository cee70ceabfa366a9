import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useWatch } from 'react-hook-form';
import {
  getOrganisationSettings,
  organisationChanges,
  updateOrganisation,
  type OrganisationSettings,
} from '@quillcare/contracts';
import { isPlaceholderOrganisationName } from '@quillcare/rules';
import { FormActions, FormSection } from '../../shared/forms/form.frame';
import { Field } from '../../shared/forms/record/fields.view';
import { defineForm } from '../../shared/forms/record/form.definition';
import { RecordFrame } from '../../shared/forms/record/record.frame';
import { useRecordForm } from '../../shared/forms/record/use-record-form';
import { TimeZoneInput } from '../../shared/forms/time-zone.input';
import { useWords } from '../../shared/words/words';
import { FixedFacts } from './details-facts.view';
import { organisationWords } from './organisation.en';

export const detailsForm = defineForm({
  name: 'organisation',
  words: organisationWords,
  schema: organisationChanges,
  operations: { get: getOrganisationSettings, update: updateOrganisation },
  nameOf: ({ name }) => name,
  titles: { saved: 'saved', failed: 'saveFailed' },
  fields: {
    name: { wide: true, autoComplete: 'organization' },
    phone: { phoneUse: 'ORGANISATION' },
    address: { multiline: true },
  },
});

export function DetailsForm({ settings }: { settings: OrganisationSettings }) {
  const t = useWords(organisationWords);
  const recordForm = useRecordForm({ definition: detailsForm, record: settings });
  return (
    <RecordFrame recordForm={recordForm} label={t('details')}>
      <FormSection>
        <PlaceholderWarning />
        <Field name="name" />
      </FormSection>
      <FormSection title={t('contact')}>
        <Field name="email" />
        <Field name="phone" />
        <Field name="address" />
        <Field name="website" />
      </FormSection>
      <FormSection title={t('place')}>
        <TimeZoneInput name="timeZone" />
        <FixedFacts settings={settings} />
      </FormSection>
      <FormActions submitLabel={t('save')} isSubmitting={recordForm.isSubmitting} />
    </RecordFrame>
  );
}

/** Updates while typing and disappears once the name is no longer the generated one. */
function PlaceholderWarning() {
  const t = useWords(organisationWords);
  const name: unknown = useWatch({ name: 'name' });
  if (!isPlaceholderOrganisationName(typeof name === 'string' ? name : '')) return null;
  return (
    <Alert severity="warning" role="status" className="wide">
      <AlertTitle>{t('placeholder')}</AlertTitle>
      {t('placeholderHint')}
    </Alert>
  );
}
