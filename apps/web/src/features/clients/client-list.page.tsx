import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import {
  createClient,
  createImport,
  listClients,
  restoreClient,
  type ClientSummary,
} from '@quillcare/contracts';
import { formatPhone } from '@quillcare/rules';
import {
  ClientsIcon,
  EmptyState,
  PageHeader,
  PlusIcon,
  StatusChip,
  UploadIcon,
  type GridColDef,
} from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useRights, useSession } from '../../shared/session/session.context';
import { useFormats, type Formats } from '../../shared/formats/use-formats';
import { FilterSelect } from '../../shared/list/filter-select.view';
import { ServerList } from '../../shared/list/server-list.view';
import { useListState } from '../../shared/list/use-list-state';
import { DELETED_FILTER, DeletedFilter } from '../../shared/removal/deleted-filter.view';
import { RestoreButton } from '../../shared/removal/restore-button.view';
import { clientTexts, STATES } from './client.texts';

const SECONDARY = ['dateOfBirth', 'suburb'];

export function ClientListPage() {
  const state = useListState(['isVip', 'state', DELETED_FILTER]);
  const page = useOperationQuery(listClients, { query: state.query });
  const { organisation } = useSession();
  const formats = useFormats();
  const navigate = useNavigate();
  const isDeleted = state.filter(DELETED_FILTER) === 'true';
  const columns = useMemo(
    () => columnsFor(formats, organisation.country, isDeleted),
    [formats, organisation.country, isDeleted],
  );
  return (
    <>
      <PageHeader title={clientTexts.title} actions={<Actions />} />
      <ServerList<ClientSummary>
        label={clientTexts.title}
        searchLabel={clientTexts.search}
        state={state}
        defaultSort="-createdAt"
        page={page}
        columns={columns}
        secondary={SECONDARY}
        onOpen={(client) => void navigate(`/clients/${client.id}`)}
        renderCard={(client) => <ClientCard client={client} />}
        filters={
          <>
            <FilterSelect
              label={clientTexts.state}
              anyLabel={clientTexts.anyState}
              value={state.filter('state')}
              onChange={(value) => state.setFilter('state', value)}
              options={STATES.map((value) => ({ value, label: value }))}
            />
            <FilterSelect
              label={clientTexts.vip}
              anyLabel={clientTexts.anyone}
              value={state.filter('isVip')}
              onChange={(value) => state.setFilter('isVip', value)}
              options={[{ value: 'true', label: clientTexts.vipOnly }]}
            />
            <DeletedFilter state={state} />
          </>
        }
        empty={
          <EmptyState
            icon={<ClientsIcon />}
            title={clientTexts.empty}
            hint={clientTexts.emptyHint}
            action={<Actions />}
          />
        }
      />
    </>
  );
}

function Actions() {
  const { allows } = useRights();
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {allows(createImport) && (
        <Button component={RouterLink} to="/clients/import" variant="outlined" startIcon={<UploadIcon />}>
          {clientTexts.importCsv}
        </Button>
      )}
      {allows(createClient) && (
        <Button component={RouterLink} to="/clients/new" variant="contained" startIcon={<PlusIcon />}>
          {clientTexts.newClient}
        </Button>
      )}
    </Box>
  );
}

const fullName = ({ firstName, lastName }: ClientSummary) => `${firstName} ${lastName}`;

function columnsFor(formats: Formats, country: 'AU' | 'NZ', isDeleted: boolean): GridColDef<ClientSummary>[] {
  return [
    {
      field: 'name',
      headerName: clientTexts.name,
      flex: 1.4,
      minWidth: 220,
      hideable: false,
      renderCell: ({ row, hasFocus }) => (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minWidth: 0 }}>
          <Link
            component={RouterLink}
            to={`/clients/${row.id}`}
            tabIndex={hasFocus ? 0 : -1}
            noWrap
            color="text.primary"
            sx={{ fontWeight: 500 }}
          >
            {fullName(row)}
          </Link>
          {/* In narrow cells, the name keeps its space. */}
          <Box sx={{ display: 'flex', gap: 1, minWidth: 24, flexShrink: 1000, overflow: 'hidden' }}>
            {row.isVip && <StatusChip label={clientTexts.vip} tone="warning" />}
            {row.isDuplicateFlag && <StatusChip label={clientTexts.duplicate} tone="muted" />}
          </Box>
        </Box>
      ),
    },
    { field: 'email', headerName: clientTexts.email, flex: 1.3, minWidth: 150, sortable: false },
    {
      field: 'phone',
      headerName: clientTexts.phone,
      width: 136,
      sortable: false,
      cellClassName: 'tabular',
      valueFormatter: (value: string) => formatPhone(value, country),
    },
    {
      field: 'dateOfBirth',
      headerName: clientTexts.born,
      width: 130,
      sortable: false,
      cellClassName: 'tabular',
      valueFormatter: (value: string | null) => formats.date(value) || '–',
    },
    {
      field: 'suburb',
      headerName: clientTexts.suburb,
      flex: 0.8,
      minWidth: 120,
      sortable: false,
      valueGetter: (_value, row) => [row.suburb, row.state].filter(Boolean).join(', ') || '–',
    },
    {
      field: 'createdAt',
      headerName: clientTexts.added,
      width: 124,
      cellClassName: 'tabular',
      renderCell: ({ row }) => (
        <span title={formats.dateTime(row.createdAt)}>{formats.date(formats.dayOf(row.createdAt))}</span>
      ),
    },
    ...(isDeleted ? [RESTORE] : []),
  ];
}

const RESTORE: GridColDef<ClientSummary> = {
  field: 'deletedAt',
  headerName: clientTexts.actions,
  width: 116,
  sortable: false,
  renderCell: ({ row, hasFocus }) => <Restore client={row} tabIndex={hasFocus ? 0 : -1} />,
};

function Restore({ client, tabIndex }: { client: ClientSummary; tabIndex?: number }) {
  const { allows } = useRights();
  if (!client.deletedAt || !allows(restoreClient)) return null;
  return (
    <RestoreButton operation={restoreClient} record={client} name={fullName(client)} tabIndex={tabIndex} />
  );
}

function ClientCard({ client }: { client: ClientSummary }) {
  const { organisation } = useSession();
  return (
    <Box sx={{ display: 'grid', gap: 0.25, minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Link
          component={RouterLink}
          to={`/clients/${client.id}`}
          color="text.primary"
          sx={{ fontWeight: 600 }}
        >
          {fullName(client)}
        </Link>
        {client.isVip && <StatusChip label={clientTexts.vip} tone="warning" />}
        {client.isDuplicateFlag && <StatusChip label={clientTexts.duplicate} tone="muted" />}
      </Box>
      <Typography color="textSecondary" noWrap>
        {client.email}
      </Typography>
      <Typography color="textSecondary" className="tabular">
        {formatPhone(client.phone, organisation.country)}
      </Typography>
      <Box sx={{ justifySelf: 'start' }}>
        <Restore client={client} />
      </Box>
    </Box>
  );
}
