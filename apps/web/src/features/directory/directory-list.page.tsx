import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { EmptyState, PageHeader, PlusIcon, StatusChip, type GridColDef } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useRights, useSession } from '../../shared/session/session.context';
import { useFormats } from '../../shared/formats/use-formats';
import { FilterSelect } from '../../shared/list/filter-select.view';
import { ServerList } from '../../shared/list/server-list.view';
import { useListState } from '../../shared/list/use-list-state';
import { DELETED_FILTER, DeletedFilter } from '../../shared/removal/deleted-filter.view';
import { RestoreButton } from '../../shared/removal/restore-button.view';
import type { DirectoryDefinition, DirectoryRecord } from './directory.definition';
import { directoryTexts } from './directory.texts';

/** The list of doctors, hospitals or surgeries. */
export function DirectoryListPage<R extends DirectoryRecord>({
  definition,
}: {
  definition: DirectoryDefinition<R>;
}) {
  const { operations, resource, texts, filter } = definition;
  const state = useListState(['isActive', DELETED_FILTER, ...(filter ? [filter.name] : [])]);
  const page = useOperationQuery(operations.list, { query: state.query });
  const { can } = useRights();
  const { organisation } = useSession();
  const formats = useFormats();
  const navigate = useNavigate();
  const mayEdit = can(resource, 'UPDATE');
  const isDeleted = state.filter(DELETED_FILTER) === 'true';
  const columns = useMemo(() => {
    const all = withNameAndStatus(definition, mayEdit, definition.columns(formats, organisation.country));
    return isDeleted ? [...all, restoreColumn(definition)] : all;
  }, [definition, mayEdit, formats, organisation.country, isDeleted]);
  const addButton = can(resource, 'CREATE') && (
    <Button component={RouterLink} to={`${definition.path}/new`} variant="contained" startIcon={<PlusIcon />}>
      {texts.add}
    </Button>
  );
  return (
    <>
      <PageHeader title={texts.title} actions={addButton} />
      <ServerList<R>
        label={texts.title}
        searchLabel={texts.search}
        state={state}
        defaultSort="name"
        page={page}
        columns={columns}
        secondary={definition.secondary}
        onOpen={mayEdit ? (record) => void navigate(`${definition.path}/${record.id}/edit`) : undefined}
        renderCard={(record) => <Card definition={definition} record={record} mayEdit={mayEdit} />}
        filters={
          <>
            {filter && (
              <FilterSelect
                label={filter.label}
                anyLabel={filter.anyLabel}
                value={state.filter(filter.name)}
                onChange={(value) => state.setFilter(filter.name, value)}
                options={filter.options}
              />
            )}
            <FilterSelect
              label={directoryTexts.status}
              anyLabel={directoryTexts.anyState}
              value={state.filter('isActive')}
              onChange={(value) => state.setFilter('isActive', value)}
              options={[
                { value: 'true', label: directoryTexts.active },
                { value: 'false', label: directoryTexts.inactive },
              ]}
            />
            <DeletedFilter state={state} />
          </>
        }
        empty={
          <EmptyState icon={definition.icon} title={texts.empty} hint={texts.emptyHint} action={addButton} />
        }
      />
    </>
  );
}

function withNameAndStatus<R extends DirectoryRecord>(
  definition: DirectoryDefinition<R>,
  mayEdit: boolean,
  middle: GridColDef<R>[],
): GridColDef<R>[] {
  return [
    {
      field: 'name',
      headerName: directoryTexts.name,
      flex: 1.4,
      minWidth: 200,
      hideable: false,
      renderCell: ({ row, hasFocus }) => (
        <Name definition={definition} record={row} mayEdit={mayEdit} tabIndex={hasFocus ? 0 : -1} />
      ),
    },
    ...middle.map((column) => ({ sortable: false, ...column })),
    {
      field: 'isActive',
      headerName: directoryTexts.status,
      width: 120,
      sortable: false,
      renderCell: ({ row }) => <Active record={row} />,
    },
  ];
}

function restoreColumn<R extends DirectoryRecord>(definition: DirectoryDefinition<R>): GridColDef<R> {
  return {
    field: 'deletedAt',
    headerName: directoryTexts.actions,
    width: 116,
    sortable: false,
    renderCell: ({ row, hasFocus }) => (
      <Restore definition={definition} record={row} tabIndex={hasFocus ? 0 : -1} />
    ),
  };
}

function Restore<R extends DirectoryRecord>({
  definition: { operations, resource, nameOf },
  record,
  tabIndex,
}: {
  definition: DirectoryDefinition<R>;
  record: R;
  tabIndex?: number;
}) {
  const { can } = useRights();
  if (!record.deletedAt || !can(resource, 'DELETE')) return null;
  return (
    <RestoreButton operation={operations.restore} record={record} name={nameOf(record)} tabIndex={tabIndex} />
  );
}

function Active({ record }: { record: DirectoryRecord }) {
  return record.isActive ? (
    <StatusChip label={directoryTexts.active} tone="success" />
  ) : (
    <StatusChip label={directoryTexts.inactive} tone="muted" />
  );
}

interface EntryProps<R extends DirectoryRecord> {
  definition: DirectoryDefinition<R>;
  record: R;
  mayEdit: boolean;
}

function Name<R extends DirectoryRecord>({
  definition,
  record,
  mayEdit,
  tabIndex,
}: EntryProps<R> & { tabIndex?: number }) {
  const name = definition.nameOf(record);
  if (!mayEdit)
    return (
      <Typography noWrap sx={{ fontWeight: 500 }}>
        {name}
      </Typography>
    );
  return (
    <Link
      component={RouterLink}
      to={`${definition.path}/${record.id}/edit`}
      tabIndex={tabIndex}
      noWrap
      color="text.primary"
      sx={{ fontWeight: 500 }}
    >
      {name}
    </Link>
  );
}

function Card<R extends DirectoryRecord>({ definition, record, mayEdit }: EntryProps<R>) {
  const formats = useFormats();
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0 }}>
        <Name definition={definition} record={record} mayEdit={mayEdit} />
        <Typography component="div" color="textSecondary">
          {definition.lineOf(record, formats)}
        </Typography>
      </Box>
      {record.deletedAt ? <Restore definition={definition} record={record} /> : <Active record={record} />}
    </Box>
  );
}
