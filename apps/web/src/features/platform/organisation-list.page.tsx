import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { listOrganisations, type OrganisationStats, type OrganisationSummary } from '@quillcare/contracts';
import { EmptyState, OrganisationIcon, PageHeader, type GridColDef } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats, type Formats } from '../../shared/formats/use-formats';
import { FilterSelect } from '../../shared/list/filter-select.view';
import { ServerList } from '../../shared/list/server-list.view';
import { useListState } from '../../shared/list/use-list-state';
import { PLAN_NAMES } from '../../shared/plans/subscription-status';
import { ActiveChip } from '../../shared/status/active-chip.view';
import { Count } from './count.view';
import { organisationTexts } from './platform.texts';

const SECONDARY = ['doctors', 'hospitals', 'sites', 'surgeries'];
const COUNTS = ['clients', 'doctors', 'hospitals', 'sites', 'surgeries'] as const;
const STATUS_OPTIONS = [
  { value: 'true', label: organisationTexts.active },
  { value: 'false', label: organisationTexts.inactive },
];

/** Every practice of the platform. */
export function OrganisationListPage() {
  const state = useListState(['isActive']);
  const page = useOperationQuery(listOrganisations, { query: state.query });
  const formats = useFormats();
  const navigate = useNavigate();
  const columns = useMemo(() => columnsFor(formats), [formats]);
  return (
    <>
      <PageHeader title={organisationTexts.title} />
      <ServerList<OrganisationSummary>
        label={organisationTexts.title}
        searchLabel={organisationTexts.search}
        state={state}
        defaultSort="name"
        page={page}
        columns={columns}
        secondary={SECONDARY}
        onOpen={({ id }) => void navigate(`/organizations/${id}`)}
        renderCard={(row) => <OrganisationCard row={row} />}
        filters={
          <FilterSelect
            label={organisationTexts.status}
            anyLabel={organisationTexts.anyStatus}
            value={state.filter('isActive')}
            onChange={(value) => state.setFilter('isActive', value)}
            options={STATUS_OPTIONS}
          />
        }
        empty={<EmptyState icon={<OrganisationIcon />} title={organisationTexts.empty} />}
      />
    </>
  );
}

function columnsFor(formats: Formats): GridColDef<OrganisationSummary>[] {
  return [
    {
      field: 'name',
      headerName: organisationTexts.name,
      flex: 1.6,
      minWidth: 190,
      hideable: false,
      renderCell: ({ row, hasFocus }) => <Name row={row} tabIndex={hasFocus ? 0 : -1} />,
    },
    {
      field: 'owner',
      headerName: organisationTexts.owner,
      flex: 1.2,
      minWidth: 150,
      sortable: false,
      renderCell: ({ row }) => <Owner owner={row.owner} />,
    },
    {
      field: 'plan',
      headerName: organisationTexts.plan,
      width: 112,
      sortable: false,
      valueGetter: (_value, { owner }) => planOf(owner),
    },
    ...COUNTS.map((name) => countColumn(name, formats.locale)),
    {
      field: 'createdAt',
      headerName: organisationTexts.joined,
      width: 130,
      cellClassName: 'tabular',
      valueFormatter: (value: string) => formats.date(formats.dayOf(value)),
    },
  ];
}

function countColumn(name: keyof OrganisationStats, locale: string): GridColDef<OrganisationSummary> {
  return {
    field: name,
    headerName: organisationTexts[name],
    width: 90,
    align: 'right',
    headerAlign: 'right',
    sortable: false,
    renderCell: ({ row }) => <Count value={row.dataStats[name]} locale={locale} />,
  };
}

function planOf(owner: OrganisationSummary['owner']): string {
  return owner?.subscriptionPlan ? PLAN_NAMES[owner.subscriptionPlan] : '–';
}

// Nearly all are active: only the others say so.
function Name({ row, tabIndex }: { row: OrganisationSummary; tabIndex?: number }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Link
        component={RouterLink}
        to={`/organizations/${row.id}`}
        tabIndex={tabIndex}
        noWrap
        title={row.name}
        color="text.primary"
        sx={{ fontWeight: 500, minWidth: 0 }}
      >
        {row.name}
      </Link>
      {!row.isActive && <ActiveChip isActive={false} />}
    </Box>
  );
}

function Owner({ owner }: { owner: OrganisationSummary['owner'] }) {
  if (!owner)
    return (
      <Typography component="span" color="textSecondary">
        {organisationTexts.noOwner}
      </Typography>
    );
  return (
    <Typography component="span" noWrap title={owner.email}>
      {owner.firstName} {owner.lastName}
    </Typography>
  );
}

function OrganisationCard({ row }: { row: OrganisationSummary }) {
  const { locale } = useFormats();
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Name row={row} />
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        <Owner owner={row.owner} /> · {planOf(row.owner)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {organisationTexts.clients}: <Count value={row.dataStats.clients} locale={locale} /> ·{' '}
        {organisationTexts.doctors}: <Count value={row.dataStats.doctors} locale={locale} /> ·{' '}
        {organisationTexts.hospitals}: <Count value={row.dataStats.hospitals} locale={locale} />
      </Typography>
    </Box>
  );
}
