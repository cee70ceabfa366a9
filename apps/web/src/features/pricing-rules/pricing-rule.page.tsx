import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  deletePricingRule,
  getPricingRule,
  restorePricingRule,
  updatePricingRule,
  type ResultOf,
} from '@quillcare/contracts';
import { PageHeader, StatusChip } from '@quillcare/ui';
import { defineDetail } from '../../shared/detail/detail.page';
import { RecordFacts, RecordStory } from '../../shared/forms/record/record-facts.view';
import { useFormats } from '../../shared/formats/use-formats';
import { BackLink } from '../../shared/navigation/back-link.view';
import { deleting } from '../../shared/removal/deleting.definition';
import { useRights } from '../../shared/session/session.context';
import { useWords, word } from '../../shared/words/words';
import { pricingRuleWords } from './pricing-rule.en';
import { pricingRuleForm } from './pricing-rule.form';
import { RuleForm } from './rule-form.view';
import { ruleSentence } from './rule-sentence';
import { ruleState } from './rule-state';

type Rule = ResultOf<typeof getPricingRule>;
const LIST = '/admin/pricing-rules';
const nameOf = ({ name }: Rule) => name;

export function NewPricingRulePage() {
  const t = useWords(pricingRuleWords);
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageHeader title={t('pages.new')} back={<BackLink to={LIST}>{t('pages.list')}</BackLink>} />
      <RuleForm rule={null} list={LIST} />
    </Box>
  );
}

export const PricingRulePage = defineDetail<Rule>({
  get: getPricingRule,
  list: { path: LIST, label: () => word(pricingRuleWords, 'pages.list') },
  failed: () => word(pricingRuleWords, 'pages.failed'),
  nameOf,
  chips: (rule) => <State rule={rule} />,
  acts: [deleting<Rule>({ remove: deletePricingRule, restore: restorePricingRule, nameOf, list: LIST })],
  restore: restorePricingRule,
  main: [Sentence, Editor, RecordStory],
});

function State({ rule }: { rule: Rule }) {
  const formats = useFormats();
  return <StatusChip {...ruleState(rule, formats)} />;
}

/** The rule as a sentence, with a warning if its target is no longer active. */
function Sentence({ record: rule }: { record: Rule }) {
  const t = useWords(pricingRuleWords);
  const formats = useFormats();
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{ruleSentence(rule, formats)}</Typography>
      {rule.target && rule.target.state !== 'ACTIVE' && (
        <Alert severity="warning">{t(`target.${rule.target.state}`, { name: rule.target.name })}</Alert>
      )}
    </>
  );
}

function Editor({ record: rule }: { record: Rule }) {
  const { allows } = useRights();
  const isEditable = allows(updatePricingRule) && rule.deletedAt === null;
  if (isEditable) return <RuleForm rule={rule} list={LIST} />;
  return <RecordFacts definition={pricingRuleForm} record={rule} />;
}
