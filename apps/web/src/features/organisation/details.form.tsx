import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { organisationChanges, updateOrganisation, type OrganisationSettings } from '@quillcare/contracts';
import { isPlaceholderOrganisationName } from '@quillcare/rules';
import { toProblem } from '../../shared/api/problem';
import { useOperationMutation } from '../../shared/api/hooks';
import { FormActions, FormFrame, FormSection } from '../../shared/forms/form.frame';
import { formWords } from '../../shared/forms/form.en';
import { useWords } from '../../shared/words/words';
import { TextInput } from '../../shared/forms/inputs.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { messagesWords } from '../../shared/messages/messages.en';
import { showToast } from '../../shared/toasts/toast.store';
import { FixedFacts } from './details-facts.view';
import { changedDetails, detailsOf } from './details.values';
import { organisationTexts } from './organisation.texts';
import { TimeZoneInput } from './time-zone.input';

const LABELS = {
  name: organisationTexts.name,
  email: organisationTexts.email,
  phone: organisationTexts.phone,
  address: organisationTexts.address,
  website: organisationTexts.website,
  timeZone: organisationTexts.timeZone,
};

/** Name, contact, place and time. */
export function DetailsForm({ settings }: { settings: OrganisationSettings }) {
  const t = useWords(formWords);
  const tMessages = useWords(messagesWords);
  const [update] = useOperationMutation(updateOrganisation);
  const { version } = settings;
  const contractForm = useContractForm({
    schema: organisationChanges,
    defaultValues: detailsOf(settings),
    labels: LABELS,
    // A refusal refetches the settings, and with them the version for the next attempt.
    toProblem: (error) => {
      const problem = toProblem(error);
      return problem.code === 'VERSION_CONFLICT' ? { ...problem, detail: t('conflict') } : problem;
    },
    submit: async (values) => {
      await update({ body: { ...changedDetails(values, detailsOf(settings)), version } });
      showToast({ title: tMessages('saved') });
    },
  });
  const { form } = contractForm;
  // Changes made elsewhere are shown in fields that were not edited here.
  useEffect(() => {
    form.reset(detailsOf(settings), { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true });
  }, [form, settings]);
  return (
    <FormFrame contractForm={contractForm} label={organisationTexts.details}>
      <NameField />
      <ContactFields />
      <FormSection title={organisationTexts.place}>
        <TimeZoneInput name="timeZone" present={settings.timeZone} />
        <FixedFacts settings={settings} />
      </FormSection>
      <FormActions submitLabel={organisationTexts.save} isSubmitting={contractForm.isSubmitting} />
    </FormFrame>
  );
}

function NameField() {
  return (
    <FormSection>
      <div className="wide">
        <PlaceholderWarning />
        <TextInput
          name="name"
          label={organisationTexts.name}
          help={organisationTexts.nameHelp}
          autoComplete="organization"
          maxLength={200}
        />
      </div>
    </FormSection>
  );
}

function ContactFields() {
  return (
    <FormSection title={organisationTexts.contact}>
      <TextInput
        name="email"
        label={organisationTexts.email}
        type="email"
        inputMode="email"
        maxLength={254}
      />
      <TextInput
        name="phone"
        label={organisationTexts.phone}
        type="tel"
        inputMode="tel"
        maxLength={40}
        optional
      />
      <TextInput name="address" label={organisationTexts.address} maxLength={500} multiline optional />
      <TextInput
        name="website"
        label={organisationTexts.website}
        help={organisationTexts.websiteHelp}
        maxLength={200}
        optional
      />
    </FormSection>
  );
}

/** Updated while typing: hidden once the name is a real one. */
function PlaceholderWarning() {
  const name: unknown = useWatch({ name: 'name' });
  if (!isPlaceholderOrganisationName(typeof name === 'string' ? name : '')) return null;
  return (
    <Alert severity="warning" role="status" sx={{ mb: 2 }}>
      <AlertTitle>{organisationTexts.placeholder}</AlertTitle>
      {organisationTexts.placeholderHint}
    </Alert>
  );
}
