import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  disableNonBilling,
  enableNonBilling,
  getPracticeSubscription,
  updateNonBilling,
  type NonBillingOrganisation,
  type PracticeSubscription,
} from '@quillcare/contracts';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { skipToken, useOperationQuery } from '../../shared/api/hooks';
import { useAsSeen } from '../../shared/commands/use-as-seen';
import { useFormats } from '../../shared/formats/use-formats';
import { DateInput } from '../../shared/forms/date.input';
import { TextInput } from '../../shared/forms/inputs.view';
import { useCommandForm } from '../../shared/forms/use-command-form';
import { PLAN_NAMES, SUBSCRIPTION_STATUS } from '../../shared/plans/subscription-status';
import { RecordInput } from '../../shared/records/record.input';
import { useWords } from '../../shared/words/words';
import { CommandDialog } from './command.dialog';
import { enableForm } from './non-billing.form';
import { nonBillingWords } from './non-billing.en';
import { PRACTICES } from './practice-source';

/** Stops billing a practice, and says before what follows from it. */
export function EnableNonBillingDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(nonBillingWords);
  const contractForm = useCommandForm({
    operation: enableNonBilling,
    schema: enableForm,
    defaultValues: { organisationId: '', version: 1, lastDay: null, reason: '' },
    labels: { organisationId: t('practice'), lastDay: t('lastDay'), reason: t('reason') },
    request: ({ organisationId, ...body }) => ({ params: { id: organisationId }, body }),
    done: ({ organisationName }) => ({ title: t('enabled'), message: organisationName }),
    onClose,
  });
  return (
    <CommandDialog
      contractForm={contractForm}
      title={t('add')}
      help={t('subtitle')}
      submit={t('enable')}
      submitting={t('enabling')}
      onClose={onClose}
    >
      <RecordInput name="organisationId" label={t('practice')} source={PRACTICES} />
      <ChosenPractice />
      <Effect />
      <Terms />
    </CommandDialog>
  );
}

/** Another last day or reason. */
export function EditNonBillingDialog({ practice, onClose }: OfPractice) {
  const t = useWords(nonBillingWords);
  const { organisationId, organisationName, version, lastDay, reason } = practice;
  const contractForm = useCommandForm({
    operation: updateNonBilling,
    schema: updateNonBilling.body,
    defaultValues: { version, lastDay, reason },
    labels: { lastDay: t('lastDay'), reason: t('reason') },
    request: (body) => ({ params: { id: organisationId }, body }),
    done: () => ({ title: t('saved'), message: organisationName }),
    onClose,
  });
  return (
    <CommandDialog
      contractForm={contractForm}
      title={t('editTitle', { practice: organisationName })}
      help={t('effect.after')}
      submit={t('save')}
      submitting={t('saving')}
      onClose={onClose}
    >
      <Terms />
    </CommandDialog>
  );
}

/** Bills a practice again from today. */
export function DisableNonBillingDialog({ practice, onClose }: OfPractice) {
  const t = useWords(nonBillingWords);
  const { organisationId, organisationName, version } = practice;
  const contractForm = useCommandForm({
    operation: disableNonBilling,
    schema: disableNonBilling.body,
    defaultValues: { version, reason: '' },
    labels: { reason: t('reason') },
    request: (body) => ({ params: { id: organisationId }, body }),
    done: () => ({ title: t('disabled'), message: organisationName }),
    onClose,
  });
  return (
    <CommandDialog
      contractForm={contractForm}
      title={t('disableTitle', { practice: organisationName })}
      help={t('disableHelp')}
      submit={t('disable')}
      submitting={t('disabling')}
      onClose={onClose}
    >
      <TextInput name="reason" label={t('reason')} help={t('reasonHelp')} maxLength={500} multiline />
    </CommandDialog>
  );
}

interface OfPractice {
  practice: NonBillingOrganisation;
  onClose: () => void;
}

/** How the chosen practice stands. */
function ChosenPractice() {
  const { watch } = useFormContext();
  const id = watch('organisationId') as string | null;
  const { currentData } = useOperationQuery(getPracticeSubscription, id ? { params: { id } } : skipToken);
  return currentData ? <Standing key={id} subscription={currentData} /> : null;
}

/** What is confirmed is about the subscription as it is shown here. */
function Standing({ subscription }: { subscription: PracticeSubscription }) {
  const t = useWords(nonBillingWords);
  const { date, dayOf } = useFormats();
  const { setValue } = useFormContext();
  const { version, status, plan, trialEndDate, notBilled } = useAsSeen(subscription);
  useEffect(() => setValue('version', version), [version, setValue]);
  if (notBilled) return <Alert severity="warning">{t('already')}</Alert>;
  return (
    <Typography color="textSecondary">
      {status === 'TRIALING'
        ? t('standing.TRIALING', { date: date(dayOf(trialEndDate)) })
        : t('standing.other', { plan: PLAN_NAMES[plan], status: SUBSCRIPTION_STATUS[status].label })}
    </Typography>
  );
}

function Effect() {
  const t = useWords(nonBillingWords);
  return (
    <Box>
      <Typography sx={{ fontWeight: 600 }}>{t('effect.title')}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {(['work', 'charge', 'after'] as const).map((what) => (
          <li key={what}>{t(`effect.${what}`)}</li>
        ))}
      </Box>
    </Box>
  );
}

function Terms() {
  const t = useWords(nonBillingWords);
  const today = useFormats().today();
  return (
    <>
      <DateInput name="lastDay" label={t('lastDay')} help={t('lastDayHelp')} min={today} optional />
      <TextInput name="reason" label={t('reason')} help={t('reasonHelp')} maxLength={500} multiline />
    </>
  );
}
