import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Navigate, useSearchParams } from 'react-router-dom';
import { listPlans, subscriptionPlan, type SubscriptionPlan } from '@quillcare/contracts';
import { formatMoney } from '@quillcare/rules';
import { useOperationQuery } from '../../shared/api/hooks';
import { useSessionControl } from '../../shared/session/session.context';
import { FormActions, FormFrame, FormSection } from '../../shared/forms/form.frame';
import { SelectInput, TextInput } from '../../shared/forms/inputs.view';
import { messagesWords } from '../../shared/messages/messages.en';
import { useLocale } from '../../shared/words/locale.store';
import { useWords, word } from '../../shared/words/words';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { LinkedText } from '../../shared/pages/linked-text.view';
import { PasswordInput } from '../../shared/password/password.input';
import { PasswordRules } from '../../shared/password/password-rules.view';
import { accountSchema } from './account-input';
import { LastNameInput } from './last-name.input';
import { AuthLayout } from './auth.layout';
import { authWords } from './auth.en';
import { toSignUpProblem, useSignUp, type NewAccount } from './use-sign-up';
import { PageLink } from '../../shared/navigation/page-link.view';

const labels = () => ({
  firstName: word(authWords, 'firstName'),
  lastName: word(authWords, 'lastName'),
  email: word(authWords, 'email'),
  password: word(authWords, 'password'),
  organizationName: word(authWords, 'organisation'),
  phone: word(authWords, 'phone'),
  country: word(authWords, 'country'),
  subscriptionPlan: word(authWords, 'plan'),
});

const countryOptions = () => [
  { value: 'AU', label: word(authWords, 'australia') },
  { value: 'NZ', label: word(authWords, 'newZealand') },
];

export function CreateAccountPage() {
  const tAuth = useWords(authWords);
  const { state } = useSessionControl();
  const create = useSignUp();
  if (state.status === 'signed-in') return <Navigate to="/dashboard" replace />;
  return (
    <AuthLayout title={tAuth('createTitle')} width={640}>
      <Alert severity="info" sx={{ mb: 3 }}>
        {tAuth('trial')}
      </Alert>
      <AccountForm create={create} />
      <Typography sx={{ mt: 3 }} color="textSecondary">
        {tAuth('haveAccount')}{' '}
        <PageLink to="/login" underline="always">
          {tAuth('signIn')}
        </PageLink>
      </Typography>
    </AuthLayout>
  );
}

function AccountForm({ create }: { create: (account: NewAccount) => Promise<void> }) {
  const tAuth = useWords(authWords);
  const t = useWords(messagesWords);
  const [params] = useSearchParams();
  const contractForm = useContractForm({
    schema: accountSchema,
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      password: '',
      organizationName: '',
      phone: '',
      country: guessCountry(),
      subscriptionPlan: parsePlan(params.get('plan')),
    },
    labels: labels(),
    failedTitle: t('createFailed'),
    toProblem: toSignUpProblem,
    submit: create,
  });
  return (
    <FormFrame contractForm={contractForm} label={tAuth('createTitle')}>
      <FormSection title={tAuth('you')}>
        <TextInput name="firstName" label={tAuth('firstName')} autoComplete="given-name" maxLength={100} />
        <LastNameInput label={tAuth('lastName')} />
        <TextInput name="email" label={tAuth('email')} type="email" autoComplete="email" maxLength={254} />
        <PasswordInput autoComplete="new-password" />
        <Box sx={{ gridColumn: { sm: 2 } }}>
          <PasswordRules />
        </Box>
      </FormSection>
      <FormSection title={tAuth('practice')}>
        <TextInput
          name="organizationName"
          label={tAuth('organisation')}
          help={tAuth('organisationHelp')}
          optional
          autoComplete="organization"
          maxLength={200}
        />
        <PlanInput />
        <TextInput name="phone" label={tAuth('phone')} type="tel" autoComplete="tel" maxLength={40} />
        <SelectInput name="country" label={tAuth('country')} options={countryOptions()} />
      </FormSection>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        <LinkedText text={tAuth('agreement')} newTab />
      </Typography>
      <FormActions submitLabel={tAuth('create')} isSubmitting={contractForm.isSubmitting} />
    </FormFrame>
  );
}

function PlanInput() {
  const tAuth = useWords(authWords);
  const { data } = useOperationQuery(listPlans, {});
  const locale = useLocale();
  const options = data
    ? data.items.map((plan) => ({
        value: plan.code,
        label: `${plan.name}, ${formatMoney(plan.monthlyPriceMinor, plan.currency, locale)} ${tAuth('perMonth')}`,
      }))
    : subscriptionPlan.options.map((code) => ({
        value: code,
        label: code.charAt(0) + code.slice(1).toLowerCase(),
      }));
  return (
    <SelectInput name="subscriptionPlan" label={tAuth('plan')} help={tAuth('planHelp')} options={options} />
  );
}

function parsePlan(text: string | null): SubscriptionPlan {
  const parsed = subscriptionPlan.safeParse(text);
  return parsed.success ? parsed.data : 'PROFESSIONAL';
}

function guessCountry(): 'AU' | 'NZ' {
  return Intl.DateTimeFormat().resolvedOptions().timeZone === 'Pacific/Auckland' ? 'NZ' : 'AU';
}
