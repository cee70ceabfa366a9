import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { ADMINS, listInvitations, resendInvitation, type Invitation, type Role } from '@quillcare/contracts';
import { EmptyState, MailIcon, StatusChip, type GridColDef } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useRights, useSession } from '../../shared/session/session.context';
import { useFormats, type Formats } from '../../shared/formats/use-formats';
import { ServerList } from '../../shared/list/server-list.view';
import { useListState } from '../../shared/list/use-list-state';
import { RoleChip } from '../../shared/roles/role-chip.view';
import { InvitationActions } from './invitation-actions.view';
import { useWithdrawal } from './use-withdrawal';
import { userTexts } from './user.texts';
import { UsersHeader } from './users-header.view';

const SECONDARY = ['createdAt', 'sentAt', 'role'];
const ADMIN_ROLES: readonly Role[] = ADMINS;

/** Open invitations. */
export function InvitationListPage() {
  const state = useListState();
  const page = useOperationQuery(listInvitations, { query: state.query });
  const { withdraw, dialog } = useWithdrawal();
  const { user } = useSession();
  const { allows } = useRights();
  const formats = useFormats();
  const mayChange = allows(resendInvitation) && ADMIN_ROLES.includes(user.role);
  const columns = useMemo(() => columnsFor(formats, mayChange, withdraw), [formats, mayChange, withdraw]);
  return (
    <>
      <UsersHeader path="/users/invitations" />
      <ServerList<Invitation>
        label={userTexts.invitations}
        searchLabel={userTexts.search}
        state={state}
        defaultSort="-createdAt"
        page={page}
        columns={columns}
        secondary={SECONDARY}
        renderCard={(invitation) => (
          <InvitationCard invitation={invitation} onWithdraw={mayChange ? withdraw : undefined} />
        )}
        empty={
          <EmptyState
            icon={<MailIcon />}
            title={userTexts.noInvitations}
            hint={userTexts.noInvitationsHint}
          />
        }
      />
      {dialog}
    </>
  );
}

function columnsFor(
  formats: Formats,
  mayChange: boolean,
  onWithdraw: (invitation: Invitation) => void,
): GridColDef<Invitation>[] {
  const columns: GridColDef<Invitation>[] = [
    {
      field: 'name',
      headerName: userTexts.name,
      flex: 1,
      minWidth: 120,
      sortable: false,
      valueGetter: (_value, row) => `${row.firstName} ${row.lastName}`,
    },
    { field: 'email', headerName: userTexts.email, flex: 1.4, minWidth: 140 },
    {
      field: 'role',
      headerName: userTexts.role,
      width: 210,
      sortable: false,
      renderCell: ({ row }) => <RoleChip role={row.role} />,
    },
    {
      field: 'status',
      headerName: userTexts.status,
      width: 110,
      sortable: false,
      renderCell: ({ row }) => <InvitationStatus invitation={row} />,
    },
    ...timeColumns(formats),
  ];
  return mayChange ? [...columns, actionColumn(onWithdraw)] : columns;
}

function actionColumn(onWithdraw: (invitation: Invitation) => void): GridColDef<Invitation> {
  return {
    field: 'actions',
    headerName: userTexts.actions,
    width: 190,
    sortable: false,
    disableColumnMenu: true,
    renderCell: ({ row }) => <InvitationActions invitation={row} onWithdraw={onWithdraw} />,
  };
}

function timeColumns(formats: Formats): GridColDef<Invitation>[] {
  return [
    {
      // The list is sorted by this column, so the grid needs it.
      field: 'createdAt',
      headerName: userTexts.invitedOn,
      width: 130,
      cellClassName: 'tabular',
      valueFormatter: (value: string) => formats.date(formats.dayOf(value)),
    },
    {
      field: 'sentAt',
      headerName: userTexts.sent,
      width: 130,
      sortable: false,
      valueFormatter: (value: string) => formats.ago(value),
    },
  ];
}

function InvitationStatus({ invitation }: { invitation: Invitation }) {
  return invitation.status === 'EXPIRED' ? (
    <StatusChip label={userTexts.expired} tone="muted" />
  ) : (
    <StatusChip label={userTexts.waiting} tone="info" />
  );
}

interface InvitationCardProps {
  invitation: Invitation;
  onWithdraw?: (invitation: Invitation) => void;
}

function InvitationCard({ invitation, onWithdraw }: InvitationCardProps) {
  const formats = useFormats();
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600 }}>
          {invitation.firstName} {invitation.lastName}
        </Typography>
        <InvitationStatus invitation={invitation} />
      </Box>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {invitation.email}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <RoleChip role={invitation.role} />
        <Typography variant="body2" color="textSecondary">
          {userTexts.sent}: {formats.ago(invitation.sentAt)}
        </Typography>
      </Box>
      {onWithdraw && <InvitationActions invitation={invitation} onWithdraw={onWithdraw} />}
    </Box>
  );
}
