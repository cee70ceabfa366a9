import { pricingRuleInput, updatePricingRule, type PricingRuleRecord } from '@quillcare/contracts';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { actsOn } from '../../shared/acts/define-act';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords, word } from '../../shared/words/words';
import { pricingRuleWords } from './pricing-rule.en';
import { ruleSentence } from './rule-sentence';
import { TrialView } from './trial.view';
import { useTrial } from './use-trial';

const { act } = actsOn<PricingRuleRecord>(pricingRuleWords, ({ name }) => name);

/** Activates or deactivates a rule next to its simulated effect, which starts automatically on activation. */
const switching = (name: 'switchOn' | 'switchOff') =>
  act({
    name,
    operation: updatePricingRule,
    when: ({ deletedAt, isActive }) => deletedAt === null && isActive === (name === 'switchOff'),
    inputs: (rule) => rule && <Effect rule={rule} />,
    maxWidth: 'sm',
    // Errors in the rule's fields cannot be corrected here.
    problem: ({ errors, ...problem }) => ({
      ...problem,
      heading: word(pricingRuleWords, `${name}.failed`),
      detail: errors?.map(({ message }) => message).join('. ') ?? problem.detail,
    }),
    request: ({ id, version }) => ({ params: { id }, body: { version, isActive: name === 'switchOn' } }),
  });

export const [switchOn, switchOff] = [switching('switchOn'), switching('switchOff')];

function Effect({ rule }: { rule: PricingRuleRecord }) {
  const t = useWords(pricingRuleWords);
  const formats = useFormats();
  const trial = useTrial(rule.id);
  const tried = pricingRuleInput.parse({ ...fieldsOf(rule), isActive: !rule.isActive });
  const isTried = useRef(rule.isActive);
  useEffect(() => {
    if (isTried.current) return;
    isTried.current = true;
    void trial.start(tried);
  });
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{ruleSentence(rule, formats)}</Typography>
      <Typography variant="h3">{t('trial.title')}</Typography>
      <TrialView trial={trial} onStart={() => void trial.start(tried)} />
    </>
  );
}

/** Picks the editable fields of a stored rule. */
function fieldsOf(rule: PricingRuleRecord): object {
  const names = Object.keys(pricingRuleInput.shape) as (keyof typeof pricingRuleInput.shape)[];
  return Object.fromEntries(names.map((name) => [name, rule[name]]));
}
