import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import {
  listOrganisationMembers,
  ROLES,
  type OrganisationOverview,
  type StaffUser,
} from '@quillcare/contracts';
import { EmptyState, UsersIcon, type GridColDef } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { FilterSelect } from '../../shared/list/filter-select.view';
import { ServerList } from '../../shared/list/server-list.view';
import { useListState } from '../../shared/list/use-list-state';
import { RoleChip } from '../../shared/roles/role-chip.view';
import { ROLE_NAMES } from '../../shared/roles/role-label';
import { ActForDialog } from './act-for.dialog';
import { ActiveChip } from '../../shared/status/active-chip.view';
import { memberTexts } from './platform.texts';

type Choose = (person: StaffUser) => void;

const SECONDARY = ['email'];
const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }));

/** The people of a practice, with a button to act for one of them. */
export function MemberList({ organisation }: { organisation: OrganisationOverview }) {
  const { id } = organisation;
  const state = useListState(['role']);
  const page = useOperationQuery(listOrganisationMembers, { params: { id }, query: state.query });
  const [person, setPerson] = useState<StaffUser | null>(null);
  const columns = useMemo(() => columnsFor(organisation.isActive, setPerson), [organisation.isActive]);
  return (
    <Box component="section" aria-labelledby="members">
      <Typography variant="h2" id="members" sx={{ mb: 1.5 }}>
        {memberTexts.title}
      </Typography>
      <ServerList<StaffUser>
        label={memberTexts.title}
        searchLabel={memberTexts.search}
        state={state}
        defaultSort="name"
        page={page}
        columns={columns}
        secondary={SECONDARY}
        renderCard={(row) => (
          <MemberCard person={row} isActive={organisation.isActive} onChoose={setPerson} />
        )}
        filters={
          <FilterSelect
            label={memberTexts.role}
            anyLabel={memberTexts.anyRole}
            value={state.filter('role')}
            onChange={(value) => state.setFilter('role', value)}
            options={ROLE_OPTIONS}
          />
        }
        empty={<EmptyState icon={<UsersIcon />} title={memberTexts.empty} />}
      />
      {person && <ActForDialog person={person} organisation={organisation} onClose={() => setPerson(null)} />}
    </Box>
  );
}

function columnsFor(isActive: boolean, onChoose: Choose): GridColDef<StaffUser>[] {
  return [
    { field: 'name', headerName: memberTexts.name, flex: 1, minWidth: 150, hideable: false },
    { field: 'email', headerName: memberTexts.email, flex: 1.2, minWidth: 160 },
    {
      field: 'role',
      headerName: memberTexts.role,
      width: 215,
      sortable: false,
      renderCell: ({ row }) => <RoleChip role={row.role} />,
    },
    {
      field: 'isActive',
      headerName: memberTexts.status,
      width: 105,
      sortable: false,
      renderCell: ({ row }) => <ActiveChip isActive={row.isActive} />,
    },
    {
      field: 'support',
      headerName: memberTexts.support,
      width: 180,
      sortable: false,
      disableColumnMenu: true,
      renderCell: ({ row, hasFocus }) => (
        <ActButton person={row} isActive={isActive} onChoose={onChoose} tabIndex={hasFocus ? 0 : -1} />
      ),
    },
  ];
}

interface ActButtonProps {
  person: StaffUser;
  /** The practice can be used. */
  isActive: boolean;
  onChoose: Choose;
  tabIndex?: number;
}

// Support access is impossible for super admins and deactivated accounts.
function ActButton({ person, isActive, onChoose, tabIndex }: ActButtonProps) {
  if (person.role === 'SUPER_ADMIN' || !person.isActive || !isActive) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      tabIndex={tabIndex}
      aria-label={memberTexts.actForWhom(person.name)}
      onClick={() => onChoose(person)}
    >
      {memberTexts.actFor}
    </Button>
  );
}

function MemberCard({ person, ...props }: Omit<ActButtonProps, 'tabIndex'>) {
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600 }}>{person.name}</Typography>
        <ActiveChip isActive={person.isActive} />
      </Box>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {person.email}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          justifyContent: 'space-between',
          flexWrap: 'wrap',
          alignItems: 'center',
        }}
      >
        <RoleChip role={person.role} />
        <ActButton person={person} {...props} />
      </Box>
    </Box>
  );
}
