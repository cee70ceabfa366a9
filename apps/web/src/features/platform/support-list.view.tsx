import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { listImpersonations, type SupportAccess } from '@quillcare/contracts';
import { ClockIcon, EmptyState, StatusChip, type GridColDef } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats, type Formats } from '../../shared/formats/use-formats';
import { FilterSelect } from '../../shared/list/filter-select.view';
import { ServerList } from '../../shared/list/server-list.view';
import { useListState } from '../../shared/list/use-list-state';
import { SUPPORT_END, toolsTexts as texts } from './platform.texts';

const SECONDARY = ['reason', 'practice'];
const ACCESS_OPTIONS = [
  { value: 'true', label: texts.readOnly },
  { value: 'false', label: texts.writable },
];

/** Who acted for whom, why, and how it ended. */
export function SupportList() {
  const state = useListState(['readOnly']);
  const page = useOperationQuery(
    listImpersonations,
    { query: state.query },
    { refetchOnMountOrArgChange: true },
  );
  const formats = useFormats();
  const columns = useMemo(() => columnsFor(formats), [formats]);
  return (
    <Box component="section" aria-labelledby="support-accesses">
      <Typography variant="h2" id="support-accesses">
        {texts.support}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5, maxWidth: '75ch' }}>
        {texts.supportHelp}
      </Typography>
      <ServerList<SupportAccess>
        label={texts.support}
        state={state}
        defaultSort="-createdAt"
        page={page}
        columns={columns}
        secondary={SECONDARY}
        renderCard={(row) => <AccessCard access={row} />}
        filters={
          <FilterSelect
            label={texts.access}
            anyLabel={texts.anyAccess}
            value={state.filter('readOnly')}
            onChange={(value) => state.setFilter('readOnly', value)}
            options={ACCESS_OPTIONS}
          />
        }
        empty={<EmptyState icon={<ClockIcon />} title={texts.supportEmpty} />}
      />
    </Box>
  );
}

const accessOf = ({ readOnly }: SupportAccess) => (readOnly ? texts.readOnly : texts.writable);

function columnsFor(formats: Formats): GridColDef<SupportAccess>[] {
  const sortable = false;
  return [
    {
      field: 'createdAt',
      headerName: texts.began,
      width: 175,
      cellClassName: 'tabular',
      valueFormatter: (value: string) => formats.dateTime(value),
    },
    {
      field: 'by',
      headerName: texts.who,
      flex: 1,
      minWidth: 130,
      sortable,
      valueGetter: (_value, { by }) => by.name,
    },
    {
      field: 'person',
      headerName: texts.whom,
      flex: 1,
      minWidth: 130,
      sortable,
      valueGetter: (_value, { person }) => person.name,
    },
    {
      field: 'practice',
      headerName: texts.practice,
      flex: 1.1,
      minWidth: 140,
      sortable,
      renderCell: ({ row, hasFocus }) => <PracticeLink access={row} tabIndex={hasFocus ? 0 : -1} />,
    },
    { field: 'reason', headerName: texts.reason, flex: 1.4, minWidth: 160, sortable },
    {
      field: 'readOnly',
      headerName: texts.access,
      width: 120,
      sortable,
      valueGetter: (_value, row) => accessOf(row),
    },
    {
      field: 'end',
      headerName: texts.ended,
      width: 180,
      sortable,
      renderCell: ({ row }) => <End access={row} />,
    },
  ];
}

function PracticeLink({ access: { practice }, tabIndex }: { access: SupportAccess; tabIndex?: number }) {
  return (
    <Link component={RouterLink} to={`/organizations/${practice.id}`} tabIndex={tabIndex} noWrap>
      {practice.name}
    </Link>
  );
}

function End({ access: { end, endedAt } }: { access: SupportAccess }) {
  const { dateTime } = useFormats();
  if (!end) return <StatusChip label={texts.goingOn} tone="info" />;
  return (
    <span title={dateTime(endedAt)}>
      <StatusChip {...SUPPORT_END[end]} />
    </span>
  );
}

function AccessCard({ access }: { access: SupportAccess }) {
  const { dateTime } = useFormats();
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'flex-start' }}>
        <Typography sx={{ fontWeight: 600 }}>
          {access.by.name} {texts.whom.toLowerCase()} {access.person.name}
        </Typography>
        <End access={access} />
      </Box>
      <PracticeLink access={access} />
      <Typography sx={{ overflowWrap: 'anywhere' }}>{access.reason}</Typography>
      <Typography variant="body2" color="textSecondary">
        {accessOf(access)} · {dateTime(access.createdAt)}
      </Typography>
    </Box>
  );
}
