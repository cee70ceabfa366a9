import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TitledDialog } from '@quillcare/ui';
import { useEffect, useRef, useState } from 'react';
import { pricingRuleInput, updatePricingRule, type PricingRuleRecord } from '@quillcare/contracts';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { useAsSeen } from '../../shared/commands/use-as-seen';
import { useFormats } from '../../shared/formats/use-formats';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { pricingRuleWords } from './pricing-rule.en';
import { ruleSentence } from './rule-sentence';
import { TrialView } from './trial.view';
import { useTrial } from './use-trial';

/** Switches a rule on or off beside its effect, which is worked out at once for one that is switched on. */
export function SwitchDialog({ rule: shown, onClose }: { rule: PricingRuleRecord; onClose: () => void }) {
  const rule = useAsSeen(shown);
  const t = useWords(pricingRuleWords);
  const formats = useFormats();
  const trial = useTrial(rule.id);
  const { run, isLoading, problem } = useSwitch(rule, onClose);
  const { name, isActive } = rule;
  const tried = pricingRuleInput.parse({ ...fieldsOf(rule), isActive: !isActive });
  const isTried = useRef(isActive);
  useEffect(() => {
    if (isTried.current) return;
    isTried.current = true;
    void trial.start(tried);
  });
  return (
    <TitledDialog
      title={t(isActive ? 'switch.off' : 'switch.on', { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('switch.cancel')}</Button>
          <Button variant="contained" onClick={run} aria-disabled={isLoading}>
            {t(isActive ? 'list.switchOff' : 'list.switchOn')}
          </Button>
        </>
      }
    >
      {problem && <Alert severity="error">{problem}</Alert>}
      <Typography sx={{ overflowWrap: 'anywhere' }}>{ruleSentence(rule, formats)}</Typography>
      <Typography color="textSecondary">{t(isActive ? 'switch.offHint' : 'switch.onHint')}</Typography>
      <Typography variant="h3">{t('trial.title')}</Typography>
      <TrialView trial={trial} onStart={() => void trial.start(tried)} />
    </TitledDialog>
  );
}

function useSwitch({ id, version, name, isActive }: PricingRuleRecord, onDone: () => void) {
  const t = useWords(pricingRuleWords);
  const [update, { isLoading }] = useOperationMutation(updatePricingRule);
  const [problem, setProblem] = useState<string | null>(null);
  const run = () => {
    if (isLoading) return;
    setProblem(null);
    update({ params: { id }, body: { version, isActive: !isActive } }).then(
      () => {
        showToast({ title: t(isActive ? 'switch.doneOff' : 'switch.doneOn', { name }) });
        onDone();
      },
      (error: unknown) => {
        const { detail, errors } = toProblem(error);
        setProblem(`${t('switch.failed')}. ${errors?.map(({ message }) => message).join('. ') ?? detail}`);
      },
    );
  };
  return { run, isLoading, problem };
}

/** What people enter of a stored rule. */
function fieldsOf(rule: PricingRuleRecord): object {
  const names = Object.keys(pricingRuleInput.shape) as (keyof typeof pricingRuleInput.shape)[];
  return Object.fromEntries(names.map((name) => [name, rule[name]]));
}
