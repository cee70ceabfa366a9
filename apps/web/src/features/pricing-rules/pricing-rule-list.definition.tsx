import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import {
  createPricingRule,
  feeType,
  listPricingRules,
  restorePricingRule,
  ruleScopeType,
  type PricingRuleRecord,
  pricingRuleInput,
  updatePricingRule,
} from '@quillcare/contracts';
import { OVERRIDE_TYPES } from '@quillcare/rules';
import { PlusIcon, PricingIcon } from '@quillcare/ui';
import { actsOn } from '../../shared/acts/define-act';
import { activeFilter, nameColumn, restoreAction, views } from '../../shared/entries/entry-list';
import { type Formats, useFormats } from '../../shared/formats/use-formats';
import { toCodes, defineList, toFlagCodes } from '../../shared/list/define-list';
import type { RowOf } from '../../shared/list/list.types';
import { word, useWords } from '../../shared/words/words';
import { pricingRuleWords as words, pricingRuleWords } from './pricing-rule.en';
import { describeRule } from './rule-sentence';
import { toRuleState } from './rule-state';
import { TrialView } from './trial.view';
import { useTrial } from './use-trial';

const { act } = actsOn<PricingRuleRecord>(pricingRuleWords, ({ name }) => name);

/** Activates or deactivates a rule next to its simulated effect, which starts automatically on activation. */
const buildSwitchAct = (name: 'switchOn' | 'switchOff') =>
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

const [switchOn, switchOff] = [buildSwitchAct('switchOn'), buildSwitchAct('switchOff')];

type Row = RowOf<typeof listPricingRules>;

const nameOf = ({ name }: { name: string }) => name;

/** The rules in order of application, each as a sentence. */
export const pricingRuleList = (formats: Formats) =>
  defineList({
    name: 'pricing-rules',
    operation: listPricingRules,
    words,
    title: 'pages.list',
    subtitle: 'list.subtitle',
    search: 'list.search',
    defaultSort: 'priority',
    nameOf,
    opens: { to: ({ id }) => `/admin/pricing-rules/${id}` },
    columns: [
      {
        kind: 'count',
        name: 'priority',
        label: 'fields.priority',
        sort: 'priority',
        width: 110,
        from: 'lg',
        value: ({ priority }: Row) => priority,
      },
      { ...nameColumn<Row>(nameOf), grow: 1, least: 180 },
      {
        kind: 'custom',
        name: 'does',
        label: 'list.does',
        grow: 2.4,
        least: 260,
        card: 'line',
        render: (rule: Row) => <SentenceView rule={rule} />,
        codes: toCodes(OVERRIDE_TYPES, (type) => word(words, `override.${type}`)),
      },
      {
        kind: 'status',
        name: 'state',
        label: 'list.state',
        width: 180,
        value: (rule: Row) => toRuleState(rule, formats),
        codes: toFlagCodes((isActive) => word(words, isActive ? 'state.on' : 'state.off')),
        hint: ({ target }: Row) =>
          target && target.state !== 'ACTIVE'
            ? word(words, `target.${target.state}`, { name: target.name })
            : '',
      },
    ],
    filters: [
      {
        kind: 'choice',
        name: 'feeType',
        label: 'fields.feeType',
        values: feeType.options,
        labelOf: (value) => word(words, `options.feeType.${feeType.parse(value)}`),
      },
      {
        kind: 'choice',
        name: 'scopeType',
        label: 'fields.scope',
        values: ruleScopeType.options,
        labelOf: (value) => word(words, `scope.${ruleScopeType.parse(value)}`),
      },
      activeFilter,
    ],
    inFiles: [
      {
        name: 'scope',
        label: 'fields.scope',
        codes: toCodes(ruleScopeType.options, (type) => word(words, `scope.${type}`)),
      },
      { name: 'effectiveFrom', label: 'fields.effectiveFrom' },
      { name: 'effectiveTo', label: 'fields.effectiveTo' },
    ],
    views: [
      views[0],
      {
        name: 'today',
        label: 'list.inForce',
        filters: { isActive: 'true', inForceOn: (today: string) => today },
      },
      views[1],
    ],
    actions: [
      { ...switchOn, isInline: true },
      { ...switchOff, isInline: true },
      restoreAction<Row>(restorePricingRule, nameOf),
    ],
    pageActions: [
      {
        name: 'add',
        label: 'pages.new',
        icon: <PlusIcon />,
        needs: createPricingRule,
        to: '/admin/pricing-rules/new',
      },
    ],
    empty: { icon: <PricingIcon />, title: 'list.empty', hint: 'list.emptyHint' },
  });

/** The rule as a sentence. Truncated to one line in the table, in full on phone cards and on hover. */
function SentenceView({ rule }: { rule: PricingRuleRecord }) {
  const sentence = describeRule(rule, useFormats());
  return (
    <Box
      component="span"
      title={sentence}
      sx={{
        display: 'block',
        minWidth: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: { xs: 'normal', sm: 'nowrap' },
      }}
    >
      {sentence}
    </Box>
  );
}

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
      <Typography sx={{ overflowWrap: 'anywhere' }}>{describeRule(rule, formats)}</Typography>
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
