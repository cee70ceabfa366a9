import Typography from '@mui/material/Typography';
import { createOrganisation, subscriptionPlan } from '@quillcare/contracts';
import { useNavigate } from 'react-router-dom';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { SelectInput, TextInput } from '../../shared/forms/inputs.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { PLAN_NAMES } from '../../shared/plans/subscription-status';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { CommandDialog } from './command.dialog';
import { careWords } from './organisation-care.en';

const EMPTY = {
  name: '',
  email: '',
  phone: null,
  address: null,
  website: null,
  country: 'AU' as const,
  subscriptionPlan: 'PROFESSIONAL' as const,
  administrator: { firstName: '', lastName: '', email: '' },
};

/** Creates a practice, invites its administrator, and shows it. */
export function NewOrganisationDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(careWords);
  const navigate = useNavigate();
  const [run] = useOperationMutation(createOrganisation);
  const contractForm = useContractForm({
    schema: createOrganisation.body,
    defaultValues: EMPTY,
    labels: {
      name: t('fields.name'),
      email: t('fields.email'),
      phone: t('fields.phone'),
      country: t('fields.country'),
      subscriptionPlan: t('fields.plan'),
      'administrator.firstName': t('fields.firstName'),
      'administrator.lastName': t('fields.lastName'),
      'administrator.email': t('fields.adminEmail'),
    },
    toProblem,
    submit: async (body) => {
      const { id, name } = await run({ body });
      showToast({ title: t('created'), message: name });
      onClose();
      void navigate(`/organizations/${id}`);
    },
  });
  return (
    <CommandDialog
      contractForm={contractForm}
      title={t('addTitle')}
      help={t('addHelp')}
      submit={t('create')}
      submitting={t('creating')}
      onClose={onClose}
    >
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {t('practice')}
      </Typography>
      <PracticeFields />
      <Typography component="h3" sx={{ fontWeight: 600, mt: 1 }}>
        {t('administrator')}
      </Typography>
      <AdministratorFields prefix="administrator." />
    </CommandDialog>
  );
}

function PracticeFields() {
  const t = useWords(careWords);
  const countries = (['AU', 'NZ'] as const).map((value) => ({ value, label: t(`countries.${value}`) }));
  const plans = subscriptionPlan.options.map((value) => ({ value, label: PLAN_NAMES[value] }));
  return (
    <>
      <TextInput name="name" label={t('fields.name')} maxLength={200} />
      <SelectInput name="country" label={t('fields.country')} help={t('countryHelp')} options={countries} />
      <TextInput name="email" label={t('fields.email')} type="email" maxLength={254} />
      <TextInput name="phone" label={t('fields.phone')} type="tel" maxLength={40} optional />
      <SelectInput name="subscriptionPlan" label={t('fields.plan')} options={plans} />
    </>
  );
}

/** Who is to administer a practice. */
export function AdministratorFields({ prefix = '' }: { prefix?: string }) {
  const t = useWords(careWords);
  return (
    <>
      <TextInput name={`${prefix}firstName`} label={t('fields.firstName')} maxLength={100} />
      <TextInput name={`${prefix}lastName`} label={t('fields.lastName')} maxLength={100} />
      <TextInput name={`${prefix}email`} label={t('fields.adminEmail')} type="email" maxLength={254} />
    </>
  );
}
