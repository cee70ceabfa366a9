import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { listUsers, ROLES, type StaffUser } from '@quillcare/contracts';
import { EmptyState, UsersIcon, type GridColDef } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useSession } from '../../shared/session/session.context';
import { useFormats, type Formats } from '../../shared/formats/use-formats';
import { FilterSelect } from '../../shared/list/filter-select.view';
import { ServerList } from '../../shared/list/server-list.view';
import { useListState, type ListState } from '../../shared/list/use-list-state';
import { RoleChip } from '../../shared/roles/role-chip.view';
import { ROLE_NAMES } from '../../shared/roles/role-label';
import { ActiveChip } from '../../shared/status/active-chip.view';
import { userTexts } from './user.texts';
import { UsersHeader } from './users-header.view';

const SECONDARY = ['createdAt'];
const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }));
const STATUS_OPTIONS = [
  { value: 'true', label: userTexts.active },
  { value: 'false', label: userTexts.inactive },
];

/** The people of the practice. */
export function UserListPage() {
  const state = useListState(['role', 'isActive']);
  const page = useOperationQuery(listUsers, { query: state.query });
  const { user } = useSession();
  const formats = useFormats();
  const navigate = useNavigate();
  const columns = useMemo(() => columnsFor(user.id, formats), [user.id, formats]);
  return (
    <>
      <UsersHeader path="/users" />
      <ServerList<StaffUser>
        label={userTexts.people}
        searchLabel={userTexts.search}
        state={state}
        defaultSort="name"
        page={page}
        columns={columns}
        secondary={SECONDARY}
        onOpen={(person) => void navigate(`/users/${person.id}`)}
        renderCard={(person) => <PersonCard person={person} isOwn={person.id === user.id} />}
        filters={<Filters state={state} />}
        empty={<EmptyState icon={<UsersIcon />} title={userTexts.empty} />}
      />
    </>
  );
}

function Filters({ state }: { state: ListState }) {
  return (
    <>
      <FilterSelect
        label={userTexts.role}
        anyLabel={userTexts.anyRole}
        value={state.filter('role')}
        onChange={(value) => state.setFilter('role', value)}
        options={ROLE_OPTIONS}
      />
      <FilterSelect
        label={userTexts.status}
        anyLabel={userTexts.anyStatus}
        value={state.filter('isActive')}
        onChange={(value) => state.setFilter('isActive', value)}
        options={STATUS_OPTIONS}
      />
    </>
  );
}

function columnsFor(ownId: string, formats: Formats): GridColDef<StaffUser>[] {
  return [
    {
      field: 'name',
      headerName: userTexts.name,
      flex: 1,
      minWidth: 150,
      hideable: false,
      renderCell: ({ row, hasFocus }) => (
        <Name person={row} isOwn={row.id === ownId} tabIndex={hasFocus ? 0 : -1} />
      ),
    },
    { field: 'email', headerName: userTexts.email, flex: 1.2, minWidth: 150 },
    {
      field: 'role',
      headerName: userTexts.role,
      width: 215,
      sortable: false,
      renderCell: ({ row }) => <RoleChip role={row.role} />,
    },
    {
      field: 'isActive',
      headerName: userTexts.status,
      width: 105,
      sortable: false,
      renderCell: ({ row }) => <ActiveChip isActive={row.isActive} />,
    },
    {
      field: 'createdAt',
      headerName: userTexts.joined,
      width: 140,
      cellClassName: 'tabular',
      valueFormatter: (value: string) => formats.date(formats.dayOf(value)),
    },
  ];
}

function Name({ person, isOwn, tabIndex }: { person: StaffUser; isOwn: boolean; tabIndex?: number }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 0.75, minWidth: 0 }}>
      <Link
        component={RouterLink}
        to={`/users/${person.id}`}
        tabIndex={tabIndex}
        noWrap
        color="text.primary"
        sx={{ fontWeight: 500 }}
      >
        {person.name}
      </Link>
      {isOwn && (
        <Typography component="span" variant="body2" color="textSecondary">
          ({userTexts.you})
        </Typography>
      )}
    </Box>
  );
}

function PersonCard({ person, isOwn }: { person: StaffUser; isOwn: boolean }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'center' }}>
        <Name person={person} isOwn={isOwn} />
        <ActiveChip isActive={person.isActive} />
      </Box>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {person.email}
      </Typography>
      <div>
        <RoleChip role={person.role} />
      </div>
    </Box>
  );
}
