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
import { PlusIcon } from '@quillcare/ui';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { actsOn } from '../../shared/acts/define-act';
import { skipToken, useOperationQuery } from '../../shared/api/hooks';
import { useInitialValue } from '../../shared/commands/use-initial-value';
import { useFormats } from '../../shared/formats/use-formats';
import { DateInput } from '../../shared/forms/date.input';
import { Field } from '../../shared/forms/record/fields.view';
import { PLAN_NAMES, SUBSCRIPTION_STATUS } from '../../shared/plans/subscription-status';
import { RecordInput } from '../../shared/records/record.input';
import { useWords } from '../../shared/words/words';
import { nonBillingWords } from './non-billing.en';
import { NonBillingHistoryDialog } from './non-billing-history.dialog';
import { PRACTICE_SOURCE } from './practice-source';

const nameOf = ({ organisationName }: NonBillingOrganisation) => organisationName;
const { act, other } = actsOn<NonBillingOrganisation>(nonBillingWords, nameOf);

const multiline = { multiline: true };
const sharedActOptions = { about: nameOf, maxWidth: 'sm' } as const;
const isNotBilled = ({ isNonBilling }: NonBillingOrganisation) => isNonBilling;

export const nonBillingActs = {
  history: other({
    name: 'history',
    dialog: (practice, close) => <NonBillingHistoryDialog practice={practice} onClose={close} />,
  }),
  edit: act({
    name: 'edit',
    operation: updateNonBilling,
    when: isNotBilled,
    asks: updateNonBilling.body.omit({ version: true }),
    fields: { lastDay: { control: LastDayInput }, reason: multiline },
    starts: ({ lastDay, reason }) => ({ lastDay, reason }),
    request: ({ organisationId: id, version }, values) => ({ params: { id }, body: { version, ...values } }),
    ...sharedActOptions,
  }),
  disable: act({
    name: 'disable',
    operation: disableNonBilling,
    when: isNotBilled,
    asks: disableNonBilling.body.omit({ version: true }),
    fields: { reason: multiline },
    request: ({ organisationId: id, version }, values) => ({ params: { id }, body: { version, ...values } }),
    ...sharedActOptions,
  }),
};

/** Stops billing a practice, after explaining the consequences. */
export const enableNonBillingAct = actsOn<object>(nonBillingWords, () => '').act({
  name: 'enable',
  icon: <PlusIcon />,
  operation: enableNonBilling,
  asks: enableNonBilling.body.extend({ organisationId: z.guid('Please choose a practice') }),
  starts: () => ({ organisationId: '', version: 1 }),
  fields: { lastDay: { control: LastDayInput }, reason: multiline },
  inputs: () => (
    <>
      <PracticeInput />
      <ChosenPractice />
      <Effect />
      <Field name="lastDay" />
      <Field name="reason" />
    </>
  ),
  request: (_nothing, { organisationId, ...body }) => ({ params: { id: organisationId }, body }),
  about: (_nothing, { organisationName }) => organisationName,
  maxWidth: 'sm',
});

function LastDayInput() {
  const t = useWords(nonBillingWords);
  const today = useFormats().today();
  return (
    <DateInput name="lastDay" label={t('fields.lastDay')} help={t('help.lastDay')} min={today} optional />
  );
}

function PracticeInput() {
  const t = useWords(nonBillingWords);
  return <RecordInput name="organisationId" label={t('fields.organisationId')} source={PRACTICE_SOURCE} />;
}

/** Shows the chosen practice's current subscription. */
function ChosenPractice() {
  const { watch } = useFormContext();
  const id = watch('organisationId') as string | null;
  const { currentData } = useOperationQuery(getPracticeSubscription, id ? { params: { id } } : skipToken);
  return currentData ? <BillingStatus key={id} subscription={currentData} /> : null;
}

/** Submits the version of the subscription shown here, because that is what is being confirmed. */
function BillingStatus({ subscription }: { subscription: PracticeSubscription }) {
  const t = useWords(nonBillingWords);
  const { date, dayOf } = useFormats();
  const { setValue } = useFormContext();
  const { version, status, plan, trialEndDate, notBilled } = useInitialValue(subscription);
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
        {(['work', 'charge', 'after'] as const).map((effect) => (
          <li key={effect}>{t(`effect.${effect}`)}</li>
        ))}
      </Box>
    </Box>
  );
}
