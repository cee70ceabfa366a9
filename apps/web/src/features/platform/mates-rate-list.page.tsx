import {
  activateDiscountRate,
  createDiscountRate,
  deactivateDiscountRate,
  discountRateMachine,
  discountRateStatus,
  discountType,
  listDiscountRates,
  removeDiscountRate,
  updateDiscountRate,
  type DiscountRate,
} from '@quillcare/contracts';
import { BillingIcon, PlusIcon } from '@quillcare/ui';
import { actsOn } from '../../shared/acts/define-act';
import { defineList } from '../../shared/list/define-list';
import { ListPage } from '../../shared/list/list-page.view';
import { word } from '../../shared/words/words';
import { RATE_TONES, rateText } from './mates-rate';
import { EditMatesRateDialog, NewMatesRateDialog } from './mates-rate.dialog';
import { matesRateWords } from './mates-rate.en';
import { MatesRateHistoryDialog } from './mates-rate-history.dialog';

const nameOf = ({ organisationName }: DiscountRate) => organisationName;
const { act, other } = actsOn<DiscountRate>(matesRateWords, nameOf);
const about = nameOf;

const rateActs = {
  history: other({
    name: 'history',
    dialog: (rate, close) => <MatesRateHistoryDialog rate={rate} onClose={close} />,
  }),
  edit: other({
    name: 'edit',
    needs: updateDiscountRate,
    when: ({ status }) => status === 'ACTIVE' || status === 'INACTIVE',
    dialog: (rate, close) => <EditMatesRateDialog rate={rate} onClose={close} />,
  }),
  activate: act({
    name: 'activate',
    operation: activateDiscountRate,
    when: ({ status }) => discountRateMachine.allows(status, 'ACTIVE'),
    about,
  }),
  deactivate: act({
    name: 'deactivate',
    operation: deactivateDiscountRate,
    when: ({ status }) => discountRateMachine.allows(status, 'INACTIVE'),
    confirms: true,
    about,
  }),
  remove: act({
    name: 'remove',
    operation: removeDiscountRate,
    when: ({ status }) => discountRateMachine.allows(status, 'REMOVED'),
    request: ({ id, version }) => ({ params: { id }, query: { version } }),
    confirms: true,
    isDanger: true,
    about,
  }),
};

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
      label: 'practice',
      grow: 1.4,
      least: 180,
      isFixed: true,
      value: nameOf,
      to: ({ organisationId }) => `/organizations/${organisationId}`,
    },
    { kind: 'text', name: 'rate', label: 'rate', least: 130, card: 'line', value: rateText },
    {
      kind: 'date',
      name: 'startsOn',
      label: 'startsOn',
      sort: 'startsOn',
      width: 130,
      value: ({ startsOn }) => startsOn,
    },
    {
      kind: 'date',
      name: 'endsOn',
      label: 'endsOn',
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
    { kind: 'text', name: 'reason', label: 'reason', grow: 1.4, from: 'lg', value: ({ reason }) => reason },
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
      label: 'type',
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
  pageActions: [
    {
      name: 'add',
      label: 'add',
      icon: <PlusIcon />,
      needs: createDiscountRate,
      dialog: (close) => <NewMatesRateDialog onClose={close} />,
    },
  ],
  empty: { icon: <BillingIcon />, title: 'empty', hint: 'emptyHint' },
});

/** For super admins: the discounts of practices on their subscriptions. */
export function MatesRateListPage() {
  return <ListPage list={matesRateList} />;
}
