import { listNonBillingOrganisations } from '@quillcare/contracts';
import { BillingIcon } from '@quillcare/ui';
import { defineList } from '../../shared/list/define-list';
import { ListPage } from '../../shared/list/list-page.view';
import { PLAN_NAMES } from '../../shared/plans/subscription-status';
import { word } from '../../shared/words/words';
import { enableNonBillingAct, nonBillingActs } from './non-billing-acts.definition';
import { nonBillingWords } from './non-billing.en';

const nonBillingList = defineList({
  name: 'non-billing-organizations',
  operation: listNonBillingOrganisations,
  words: nonBillingWords,
  title: 'title',
  subtitle: 'subtitle',
  defaultSort: '-since',
  isReadAtEachVisit: true,
  nameOf: ({ organisationName }) => organisationName,
  columns: [
    {
      kind: 'link',
      name: 'practice',
      label: 'fields.organisationId',
      grow: 1.4,
      minWidth: 180,
      isFixed: true,
      value: ({ organisationName }) => organisationName,
      to: ({ organisationId }) => `/organizations/${organisationId}`,
    },
    {
      kind: 'status',
      name: 'status',
      label: 'status',
      width: 130,
      value: ({ isNonBilling }) =>
        isNonBilling
          ? { label: word(nonBillingWords, 'statuses.on'), tone: 'info' }
          : { label: word(nonBillingWords, 'statuses.off'), tone: 'muted' },
    },
    {
      kind: 'text',
      name: 'plan',
      label: 'plan',
      width: 120,
      from: 'lg',
      value: ({ plan }) => PLAN_NAMES[plan],
    },
    {
      kind: 'date',
      name: 'since',
      label: 'since',
      sort: 'since',
      width: 130,
      value: ({ since }) => since,
    },
    {
      kind: 'date',
      name: 'lastDay',
      label: 'fields.lastDay',
      width: 130,
      value: ({ lastDay }) => lastDay,
      none: () => word(nonBillingWords, 'openEnd'),
    },
    {
      kind: 'text',
      name: 'reason',
      label: 'fields.reason',
      grow: 1.4,
      card: 'line',
      value: ({ reason }) => reason,
    },
  ],
  filters: [{ kind: 'flag', name: 'isNonBilling', label: 'status', yes: 'notBilled', no: 'billed' }],
  actions: [{ ...nonBillingActs.history, isInline: true }, nonBillingActs.edit, nonBillingActs.disable],
  pageActions: [enableNonBillingAct],
  empty: { icon: <BillingIcon />, title: 'empty', hint: 'emptyHint' },
});

/** The practices that are or were not billed, for super admins. */
export function NonBillingListPage() {
  return <ListPage list={nonBillingList} />;
}
