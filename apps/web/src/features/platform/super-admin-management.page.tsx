import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { listSuperAdmins, type SuperAdmin } from '@quillcare/contracts';
import { EmptyState, type GridColDef, PageHeader, Panel, StatusChip, SuperAdminIcon } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useSession } from '../../shared/session/session.context';
import { useFormats, type Formats } from '../../shared/formats/use-formats';
import { ServerList } from '../../shared/list/server-list.view';
import { useListState } from '../../shared/list/use-list-state';
import { ActiveChip } from '../../shared/status/active-chip.view';
import { superAdminTexts as texts } from './platform.texts';

const SECONDARY = ['practice'];

/** Who administers the platform, and how to add someone. */
export function SuperAdminManagementPage() {
  const state = useListState();
  const page = useOperationQuery(listSuperAdmins, { query: state.query });
  const { user } = useSession();
  const formats = useFormats();
  const columns = useMemo(() => columnsFor(user.id, formats), [user.id, formats]);
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <div>
          <ServerList<SuperAdmin>
            label={texts.list}
            state={state}
            defaultSort="name"
            page={page}
            columns={columns}
            secondary={SECONDARY}
            renderCard={(row) => <SuperAdminCard row={row} isOwn={row.id === user.id} />}
            empty={<EmptyState icon={<SuperAdminIcon />} title={texts.empty} />}
          />
        </div>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <Panel title={texts.howTitle}>
            <Steps as="ol" items={texts.how} />
            <Typography color="textSecondary" sx={{ mt: 1.5 }}>
              {texts.howNote}
            </Typography>
          </Panel>
          <Panel title={texts.protectTitle}>
            <Steps as="ul" items={texts.protect} />
          </Panel>
        </Box>
      </Box>
    </>
  );
}

function Steps({ as, items }: { as: 'ol' | 'ul'; items: readonly string[] }) {
  return (
    <Box component={as} sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Box>
  );
}

function columnsFor(ownId: string, formats: Formats): GridColDef<SuperAdmin>[] {
  return [
    {
      field: 'name',
      headerName: texts.name,
      flex: 1,
      minWidth: 150,
      hideable: false,
      renderCell: ({ row }) => <Name row={row} isOwn={row.id === ownId} />,
    },
    { field: 'email', headerName: texts.email, flex: 1.2, minWidth: 170 },
    {
      field: 'practice',
      headerName: texts.practice,
      flex: 1,
      minWidth: 150,
      sortable: false,
      valueGetter: (_value, { practice }) => practice.name,
    },
    {
      field: 'isActive',
      headerName: texts.status,
      width: 110,
      sortable: false,
      renderCell: ({ row }) => <ActiveChip isActive={row.isActive} />,
    },
    {
      field: 'hasSecondStep',
      headerName: texts.secondStep,
      width: 140,
      sortable: false,
      renderCell: ({ row }) => <SecondStep isOn={row.hasSecondStep} />,
    },
    {
      field: 'lastSignInAt',
      headerName: texts.lastSignIn,
      width: 190,
      sortable: false,
      cellClassName: 'tabular',
      valueFormatter: (value: string | null) => (value ? formats.dateTime(value) : texts.longAgo),
    },
  ];
}

function Name({ row, isOwn }: { row: SuperAdmin; isOwn: boolean }) {
  return (
    <span>
      {row.name}
      {isOwn && (
        <Typography component="span" variant="body2" color="textSecondary">
          {' '}
          ({texts.you})
        </Typography>
      )}
    </span>
  );
}

function SecondStep({ isOn }: { isOn: boolean }) {
  return <StatusChip label={isOn ? texts.on : texts.off} tone={isOn ? 'success' : 'warning'} />;
}

function SuperAdminCard({ row, isOwn }: { row: SuperAdmin; isOwn: boolean }) {
  const { dateTime } = useFormats();
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'center' }}>
        <Typography component="div" sx={{ fontWeight: 600 }}>
          <Name row={row} isOwn={isOwn} />
        </Typography>
        <ActiveChip isActive={row.isActive} />
      </Box>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {row.email} · {row.practice.name}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="body2">{texts.secondStep}:</Typography>
        <SecondStep isOn={row.hasSecondStep} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {texts.lastSignIn}: {row.lastSignInAt ? dateTime(row.lastSignInAt) : texts.longAgo}
      </Typography>
    </Box>
  );
}
