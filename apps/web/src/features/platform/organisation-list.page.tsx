import { listOrganisations, type OrganisationStats, type OrganisationSummary } from '@quillcare/contracts';
import { OrganisationIcon, StatusChip } from '@quillcare/ui';
import { defineList } from '../../shared/list/define-list';
import { ListPage } from '../../shared/list/list-page.view';
import { PLAN_NAMES } from '../../shared/plans/subscription-status';
import { toActiveDisplay } from '../../shared/status/active';
import { word } from '../../shared/words/words';
import { createOrganisationAct } from './organisation-acts.definition';
import { platformListWords } from './platform-lists.en';

const count = <N extends keyof OrganisationStats>(name: N, from?: 'lg' | 'xl') => ({
  kind: 'count' as const,
  name,
  label: `organisations.${name}` as const,
  from,
  card: from === 'xl' ? ('none' as const) : ('labelled' as const),
  value: ({ dataStats }: OrganisationSummary) => dataStats[name],
});

const organisationList = defineList({
  name: 'organisations',
  operation: listOrganisations,
  words: platformListWords,
  title: 'organisations.title',
  search: 'organisations.search',
  defaultSort: 'name',
  nameOf: ({ name }) => name,
  opens: { to: ({ id }) => `/organizations/${id}` },
  columns: [
    {
      kind: 'link',
      name: 'name',
      label: 'name',
      sort: 'name',
      grow: 1.6,
      minWidth: 190,
      isFixed: true,
      value: ({ name }) => name,
      // Almost all practices are active, so only the others get a chip.
      after: (row) => !row.isActive && <StatusChip {...toActiveDisplay(row)} />,
    },
    {
      kind: 'person',
      name: 'owner',
      label: 'organisations.owner',
      grow: 1.2,
      value: ({ owner }) => owner && { name: `${owner.firstName} ${owner.lastName}`, email: owner.email },
      none: () => word(platformListWords, 'organisations.noOwner'),
    },
    {
      kind: 'text',
      name: 'plan',
      label: 'organisations.plan',
      width: 112,
      value: ({ owner }) => owner?.subscriptionPlan && PLAN_NAMES[owner.subscriptionPlan],
    },
    count('clients'),
    count('doctors', 'lg'),
    count('hospitals', 'lg'),
    count('sites', 'xl'),
    count('surgeries', 'xl'),
    {
      kind: 'date',
      name: 'joined',
      label: 'organisations.joined',
      sort: 'createdAt',
      card: 'none',
      value: ({ createdAt }) => createdAt,
    },
  ],
  filters: [{ kind: 'flag', name: 'isActive', label: 'status', yes: 'active', no: 'inactive' }],
  pageActions: [createOrganisationAct],
  empty: { icon: <OrganisationIcon />, title: 'organisations.empty' },
});

export function OrganisationListPage() {
  return <ListPage list={organisationList} />;
}
