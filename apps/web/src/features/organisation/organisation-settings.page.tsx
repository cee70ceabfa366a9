import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useWatch } from 'react-hook-form';
import {
  getOrganisationSettings,
  organisationChanges,
  updateOrganisation,
  type OrganisationSettings,
} from '@quillcare/contracts';
import { formatPhone, isPlaceholderOrganisationName } from '@quillcare/rules';
import { ErrorState, Facts, PageHeader } from '@quillcare/ui';
import { toProblem, useOperationMutation, useOperationQuery } from '../../app/api';
import { useRights } from '../../app/session';
import { FormActions, FormFrame, FormSection } from '../../shared/forms/form-frame';
import { formTexts } from '../../shared/forms/form.texts';
import { TextInput } from '../../shared/forms/inputs';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { BackLink } from '../../shared/navigation/back-link';
import { showToast } from '../../shared/toasts/toast.store';
import { organisationTexts } from './organisation.texts';
import { SecondStepPolicy } from './second-step-policy';
import { TimeZoneInput } from './time-zone-input';

const LABELS = {
  name: organisationTexts.name,
  email: organisationTexts.email,
  phone: organisationTexts.phone,
  address: organisationTexts.address,
  website: organisationTexts.website,
  timeZone: organisationTexts.timeZone,
};

/** What the practice is called, how patients reach it, and by which clock it works. */
export function OrganisationSettingsPage() {
  const { data, error, refetch } = useOperationQuery(getOrganisationSettings, {});
  const mayChange = useRights().allows(updateOrganisation);
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageHeader
        title={organisationTexts.title}
        back={<BackLink to="/settings">{organisationTexts.back}</BackLink>}
      />
      {error && !data && (
        <ErrorState
          title={organisationTexts.failed}
          message={error.detail}
          reference={error.correlationId}
          onRetry={refetch}
        />
      )}
      {!data && !error && <Skeleton variant="rounded" height={420} />}
      {data &&
        (mayChange ? <SettingsForm settings={data} refetch={refetch} /> : <ReadOnly settings={data} />)}
      <SecondStepPolicy />
    </Box>
  );
}

function SettingsForm({ settings, refetch }: { settings: OrganisationSettings; refetch: () => void }) {
  const [update] = useOperationMutation(updateOrganisation);
  const { name, email, phone, address, website, timeZone, country, version } = settings;
  const contractForm = useContractForm({
    schema: organisationChanges,
    defaultValues: { name, email, phone: phone && formatPhone(phone, country), address, website, timeZone },
    labels: LABELS,
    toProblem: (error) => {
      const problem = toProblem(error);
      if (problem.code !== 'VERSION_CONFLICT') return problem;
      refetch();
      return { ...problem, detail: formTexts.conflict };
    },
    submit: async (values) => {
      await update({ body: { ...values, version } });
      showToast({ title: organisationTexts.saved });
    },
  });
  return (
    <FormFrame contractForm={contractForm} label={organisationTexts.title}>
      <NameField />
      <ContactFields />
      <FormSection title={organisationTexts.place}>
        <TimeZoneInput name="timeZone" present={timeZone} />
        <Facts items={fixedFacts(settings)} />
      </FormSection>
      <FormActions submitLabel={organisationTexts.save} isSubmitting={contractForm.isSubmitting} />
    </FormFrame>
  );
}

function NameField() {
  return (
    <FormSection title={organisationTexts.identity}>
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

/** Follows the typing: it goes when the name is a real one. */
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

function fixedFacts({ country, currency }: OrganisationSettings) {
  return [
    { label: organisationTexts.country, value: organisationTexts.countries[country] },
    { label: organisationTexts.currency, value: currency },
  ];
}

function ReadOnly({ settings }: { settings: OrganisationSettings }) {
  const { name, email, phone, address, website, timeZone, country } = settings;
  return (
    <Facts
      items={[
        { label: organisationTexts.name, value: name },
        { label: organisationTexts.email, value: email },
        { label: organisationTexts.phone, value: phone && formatPhone(phone, country) },
        { label: organisationTexts.address, value: address },
        { label: organisationTexts.website, value: website },
        { label: organisationTexts.timeZone, value: timeZone },
        ...fixedFacts(settings),
      ]}
    />
  );
}
