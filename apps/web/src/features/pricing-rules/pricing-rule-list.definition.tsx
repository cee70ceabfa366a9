import {
  createPricingRule,
  feeType,
  listPricingRules,
  restorePricingRule,
  ruleScopeType,
} from '@quillcare/contracts';
import { OVERRIDE_TYPES } from '@quillcare/rules';
import { PlusIcon, PricingIcon } from '@quillcare/ui';
import { activeFilter, nameColumn, restoreAction, views } from '../../shared/entries/entry-list';
import type { Formats } from '../../shared/formats/use-formats';
import { codesOf, defineList, flagCodes } from '../../shared/list/define-list';
import type { RowOf } from '../../shared/list/list.types';
import { word } from '../../shared/words/words';
import { pricingRuleWords as words } from './pricing-rule.en';
import { ruleState } from './rule-state';
import { SentenceView } from './sentence.view';
import { switchOff, switchOn } from './switching.definition';

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
        codes: codesOf(OVERRIDE_TYPES, (type) => word(words, `override.${type}`)),
      },
      {
        kind: 'status',
        name: 'state',
        label: 'list.state',
        width: 180,
        value: (rule: Row) => ruleState(rule, formats),
        codes: flagCodes((isActive) => word(words, isActive ? 'state.on' : 'state.off')),
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
        codes: codesOf(ruleScopeType.options, (type) => word(words, `scope.${type}`)),
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
