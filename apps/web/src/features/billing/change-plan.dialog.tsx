import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { changeSubscription, previewSubscriptionChange, type SubscriptionChange } from '@quillcare/contracts';
import { addDays, formatMoney, type PlanTerms } from '@quillcare/rules';
import { useState } from 'react';
import { useOperationMutation, useOperationQuery } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { QuestionDialog } from '../../shared/commands/question.dialog';
import { useAsSeen } from '../../shared/commands/use-as-seen';
import { useFormats } from '../../shared/formats/use-formats';
import { Line } from '../../shared/invoices/invoice.dialog';
import { planWords } from '../../shared/plans/plan.en';
import { PLAN_NAMES } from '../../shared/plans/subscription-status';
import { showToast } from '../../shared/toasts/toast.store';
import { useLocale } from '../../shared/words/locale.store';
import { useWords } from '../../shared/words/words';
import { billingWords } from './billing.en';
import { useTerms } from './use-terms';

interface ChangePlanDialogProps {
  version: number;
  terms: PlanTerms;
  onClose: () => void;
}

/** Shows to the cent what another plan costs now and then, before it is chosen. */
export function ChangePlanDialog({ terms, onClose, ...props }: ChangePlanDialogProps) {
  const t = useWords(billingWords);
  const said = useTerms();
  const version = useAsSeen(props.version);
  const { currentData: preview, error } = useOperationQuery(previewSubscriptionChange, { query: terms });
  const [run, { isLoading }] = useOperationMutation(changeSubscription);
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = async () => {
    if (!preview) return;
    try {
      await run({ body: { version, ...terms, dueNowMinor: preview.dueNowMinor } });
      showToast({ title: t('change.done'), message: said(terms) });
      onClose();
    } catch (failure) {
      setRefusal(toProblem(failure).detail);
    }
  };
  return (
    <QuestionDialog
      texts={{
        title: t('change.title', { terms: said(terms) }),
        hint: preview ? <Consequences change={preview} plan={terms.plan} /> : t('change.loading'),
        confirmLabel: t('change.confirm'),
        busyLabel: t('change.busy'),
      }}
      isBusy={isLoading || (!preview && !error)}
      refusal={refusal ?? (error && !preview ? toProblem(error).detail : null)}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}

function Consequences({ change, plan }: { change: SubscriptionChange; plan: PlanTerms['plan'] }) {
  return (
    <>
      <Cost change={change} />
      {change.exceeded.length > 0 && <Exceeded exceeded={change.exceeded} plan={PLAN_NAMES[plan]} />}
    </>
  );
}

/** What there is too much of, said before the change: it is kept. */
function Exceeded({ exceeded, plan }: { exceeded: SubscriptionChange['exceeded']; plan: string }) {
  const t = useWords(billingWords);
  const names = useWords(planWords);
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      <AlertTitle>{t('exceeded.title', { plan })}</AlertTitle>
      <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5 }}>
        {exceeded.map(({ limit, used, max }) => (
          <li key={limit}>{t('exceeded.item', { name: names(`limits.${limit}`), plan, used, max })}</li>
        ))}
      </Box>
      {t('exceeded.kept')}
    </Alert>
  );
}

function Cost({ change }: { change: SubscriptionChange }) {
  const t = useWords(billingWords);
  const { date, dayOf } = useFormats();
  const locale = useLocale();
  const money = (minor: number) => formatMoney(minor, 'AUD', locale);
  const saidOf = useChargeText();
  const { isAtOnce, from, trialEndDate, charges, dueNowMinor, next } = change;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {isAtOnce && <span>{t('change.now')}</span>}
      {trialEndDate && <span>{t('change.trial', { date: date(dayOf(trialEndDate)) })}</span>}
      {!isAtOnce && from && <span>{t('change.later', { date: date(from) })}</span>}
      {isAtOnce && (
        <Box sx={{ display: 'grid', gap: 0.75 }}>
          {charges.map((charge, at) => (
            <Line key={at} label={saidOf(charge)} amount={money(charge.amountMinor)} />
          ))}
          <Line isTotal label={t('change.due')} amount={money(dueNowMinor)} />
        </Box>
      )}
      {next && <span>{t('change.then', { amount: money(next.amountMinor), date: date(next.on) })}</span>}
    </Box>
  );
}

function useChargeText(): (charge: SubscriptionChange['charges'][number]) => string {
  const t = useWords(billingWords);
  const { date } = useFormats();
  const terms = useTerms();
  return (charge) => {
    const { kind, amountMinor, from, until, label } = charge;
    if (label) return label;
    const key = kind === 'PLAN' ? 'change.PLAN' : amountMinor < 0 ? 'change.credit' : 'change.PRORATION';
    const last = until > from ? addDays(until, -1) : from;
    return t(key, { terms: terms(charge), from: date(from), until: date(last) });
  };
}
