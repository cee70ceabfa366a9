import { discountRateStatus, discountType, listDiscountRates } from '@quillcare/contracts';
import { BillingIcon } from '@quillcare/ui';
import { defineList } from '../../shared/list/define-list';
import { ListPage } from '../../shared/list/list-page.view';
import { word } from '../../shared/words/words';
import { RATE_TONES, formatRate } from './mates-rate';
import { addRateAct, nameOf, rateActs } from './mates-rate-acts.definition';
import { matesRateWords } from './mates-rate.en';

const matesRateList = defineList({
  name: 'mates-rates',
  operation: listDiscountRates,
  words: matesRateWords,
  title: 'title',
  subtitle: 'subtitle',
  defaultSort: '-createdAt',
  isReadAtEachVisit: true,
  nameOf,
  columns: [
    {
      kind: 'link',
      name: 'practice',
      label: 'fields.organisationId',
      grow: 1.4,
      minWidth: 180,
      isFixed: true,
      value: nameOf,
      to: ({ organisationId }) => `/organizations/${organisationId}`,
    },
    { kind: 'text', name: 'rate', label: 'fields.value', minWidth: 130, card: 'line', value: formatRate },
    {
      kind: 'date',
      name: 'startsOn',
      label: 'fields.startsOn',
      sort: 'startsOn',
      width: 130,
      value: ({ startsOn }) => startsOn,
    },
    {
      kind: 'date',
      name: 'endsOn',
      label: 'fields.endsOn',
      width: 130,
      value: ({ endsOn }) => endsOn,
      none: () => word(matesRateWords, 'openEnd'),
    },
    {
      kind: 'status',
      name: 'status',
      label: 'status',
      width: 110,
      value: ({ status }) => ({
        label: word(matesRateWords, `statuses.${status}`),
        tone: RATE_TONES[status],
      }),
    },
    {
      kind: 'text',
      name: 'reason',
      label: 'fields.reason',
      grow: 1.4,
      from: 'lg',
      value: ({ reason }) => reason,
    },
    {
      kind: 'date',
      name: 'created',
      label: 'created',
      sort: 'createdAt',
      as: 'ago',
      from: 'xl',
      value: ({ createdAt }) => createdAt,
    },
  ],
  filters: [
    {
      kind: 'choices',
      name: 'status',
      label: 'status',
      values: discountRateStatus.options,
      labelOf: (status) => word(matesRateWords, `statuses.${status as 'ACTIVE'}`),
    },
    {
      kind: 'choices',
      name: 'type',
      label: 'fields.type',
      values: discountType.options,
      labelOf: (type) => word(matesRateWords, `types.${type as 'PERCENTAGE'}`),
    },
  ],
  views: [
    { name: 'current', label: 'current', filters: { status: 'ACTIVE,INACTIVE,EXPIRED' }, empty: 'empty' },
    { name: 'removed', label: 'removed', filters: { status: 'REMOVED' }, empty: 'noneRemoved' },
  ],
  actions: [
    { ...rateActs.history, isInline: true },
    rateActs.edit,
    rateActs.activate,
    rateActs.deactivate,
    rateActs.remove,
  ],
  pageActions: [addRateAct],
  empty: { icon: <BillingIcon />, title: 'empty', hint: 'emptyHint' },
});

/** Discounts on practices' subscriptions, for super admins. */
export function MatesRateListPage() {
  return <ListPage list={matesRateList} />;
}
