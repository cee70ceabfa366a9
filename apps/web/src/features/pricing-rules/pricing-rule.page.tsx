import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import {
  deletePricingRule,
  getPricingRule,
  restorePricingRule,
  updatePricingRule,
  type ResultOf,
} from '@quillcare/contracts';
import { PageHeader, StatusChip } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { RecordFacts, RecordStory } from '../../shared/forms/record/record-facts.view';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { BackLink } from '../../shared/navigation/back-link.view';
import { DeletedNotice } from '../../shared/removal/deleted-notice.view';
import { ActButtons } from '../../shared/acts/act-buttons.view';
import { deleting } from '../../shared/removal/deleting.definition';
import { useRights } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { pricingRuleWords } from './pricing-rule.en';
import { pricingRuleForm } from './pricing-rule.form';
import { RuleForm } from './rule-form.view';
import { ruleSentence } from './rule-sentence';
import { ruleState } from './rule-state';

type Rule = ResultOf<typeof getPricingRule>;
const LIST = '/admin/pricing-rules';

export function NewPricingRulePage() {
  const t = useWords(pricingRuleWords);
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageHeader title={t('pages.new')} back={<BackLink to={LIST}>{t('pages.list')}</BackLink>} />
      <RuleForm rule={null} list={LIST} />
    </Box>
  );
}

export function PricingRulePage() {
  const { id = '' } = useParams();
  const t = useWords(pricingRuleWords);
  const request = useOperationQuery(getPricingRule, { params: { id } });
  return (
    <Loaded
      request={request}
      failed={t('pages.failed')}
      back={<BackLink to={LIST}>{t('pages.list')}</BackLink>}
      skeleton={420}
    >
      {(rule) => <OneRule key={rule.id} rule={rule} />}
    </Loaded>
  );
}

function OneRule({ rule }: { rule: Rule }) {
  const t = useWords(pricingRuleWords);
  const formats = useFormats();
  const { allows } = useRights();
  const isEditable = allows(updatePricingRule) && rule.deletedAt === null;
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageHeader
        title={rule.name}
        back={<BackLink to={LIST}>{t('pages.list')}</BackLink>}
        aside={<StatusChip {...ruleState(rule, formats)} />}
        actions={<DeleteButton rule={rule} />}
      />
      {rule.deletedAt && (
        <DeletedNotice
          {...{ deletedAt: rule.deletedAt, operation: restorePricingRule, record: rule, name: rule.name }}
          mayRestore={allows(restorePricingRule)}
        />
      )}
      <Typography sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>{ruleSentence(rule, formats)}</Typography>
      {rule.target && rule.target.state !== 'ACTIVE' && (
        <Alert severity="warning" sx={{ mb: 2.5 }}>
          {t(`target.${rule.target.state}`, { name: rule.target.name })}
        </Alert>
      )}
      {isEditable ? (
        <RuleForm rule={rule} list={LIST} />
      ) : (
        <RecordFacts definition={pricingRuleForm} record={rule} />
      )}
      <RecordStory record={rule} />
    </Box>
  );
}

function DeleteButton({ rule }: { rule: Rule }) {
  return <ActButtons acts={[deletion]} record={rule} />;
}

const deletion = deleting<Rule>({
  remove: deletePricingRule,
  restore: restorePricingRule,
  nameOf: ({ name }) => name,
  list: LIST,
});
