import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { changeSubscription, previewSubscriptionChange, type SubscriptionChange } from '@quillcare/contracts';
import { addDays, formatMoney, type PlanTerms } from '@quillcare/rules';
import { actsOn } from '../../shared/acts/define-act';
import { skipToken, useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { Line } from '../../shared/invoices/invoice.dialog';
import { Loaded } from '../../shared/loading/loaded.view';
import { planWords } from '../../shared/plans/plan.en';
import { PLAN_NAMES } from '../../shared/plans/subscription-status';
import { useLocale } from '../../shared/words/locale.store';
import { useWords, word } from '../../shared/words/words';
import { billingWords } from './billing.en';
import { formatTerms, useFormatTerms } from './use-terms';

interface PlanChoice {
  /** The subscription's version, for optimistic locking. */
  version: number;
  terms: PlanTerms;
}

/** Changes the plan, after showing the exact cost now and later. */
export const changePlanAct = actsOn<PlanChoice>(billingWords, ({ terms }) => formatTerms(terms)).act({
  name: 'change',
  operation: changeSubscription,
  useFacts: (chosen) =>
    useOperationQuery(previewSubscriptionChange, chosen ? { query: chosen.terms } : skipToken),
  isBlocked: ({ currentData }) => !currentData,
  inputs: (chosen, request) => (
    <Loaded request={request} failed={word(billingWords, 'change.notWorkedOut')} skeleton={120}>
      {(change) => chosen && <Consequences change={change} plan={chosen.terms.plan} />}
    </Loaded>
  ),
  request: ({ version, terms }, _values, { currentData }) => ({
    body: { version, ...terms, dueNowMinor: currentData!.dueNowMinor },
  }),
  about: ({ terms }) => formatTerms(terms),
});

function Consequences({ change, plan }: { change: SubscriptionChange; plan: PlanTerms['plan'] }) {
  return (
    <>
      <Cost change={change} />
      {change.exceeded.length > 0 && <Exceeded exceeded={change.exceeded} plan={PLAN_NAMES[plan]} />}
    </>
  );
}

/** Warns before the change about what exceeds the new plan's limits. It is kept. */
function Exceeded({ exceeded, plan }: { exceeded: SubscriptionChange['exceeded']; plan: string }) {
  const t = useWords(billingWords);
  const names = useWords(planWords);
  return (
    <Alert severity="warning">
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
  const formatAud = (minor: number) => formatMoney(minor, 'AUD', locale);
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
            <Line key={at} label={saidOf(charge)} amount={formatAud(charge.amountMinor)} />
          ))}
          <Line isTotal label={t('change.due')} amount={formatAud(dueNowMinor)} />
        </Box>
      )}
      {next && <span>{t('change.then', { amount: formatAud(next.amountMinor), date: date(next.on) })}</span>}
    </Box>
  );
}

function useChargeText(): (charge: SubscriptionChange['charges'][number]) => string {
  const t = useWords(billingWords);
  const { date } = useFormats();
  const terms = useFormatTerms();
  return (charge) => {
    const { kind, amountMinor, from, until, label } = charge;
    if (label) return label;
    const key = kind === 'PLAN' ? 'change.PLAN' : amountMinor < 0 ? 'change.credit' : 'change.PRORATION';
    const last = until > from ? addDays(until, -1) : from;
    return t(key, { terms: terms(charge), from: date(from), until: date(last) });
  };
}
