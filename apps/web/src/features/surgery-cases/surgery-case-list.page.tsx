import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { listSurgeryCases, surgeryCaseStatus, type SurgeryCaseSummary } from '@quillcare/contracts';
import { CasesIcon, EmptyState, PageHeader, StatusChip, type GridColDef } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats, type Formats } from '../../shared/formats/use-formats';
import { FilterSelect } from '../../shared/list/filter-select.view';
import { ServerList } from '../../shared/list/server-list.view';
import { useListState } from '../../shared/list/use-list-state';
import { CASE_STATUS } from '../../shared/status/status';
import { SurgeryCaseDrawer } from './surgery-case.drawer';
import { caseTexts } from './surgery-case.texts';

const STATUSES = surgeryCaseStatus.options.map((value) => ({ value, label: CASE_STATUS[value].label }));

const SECONDARY = ['doctor', 'preferredDate', 'acceptedAt'];

export function SurgeryCaseListPage() {
  const state = useListState(['status', 'quoteId']);
  const page = useOperationQuery(listSurgeryCases, { query: state.query });
  const formats = useFormats();
  const [params, setParams] = useSearchParams();
  const open = useCallback(
    (caseId: string | null) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (caseId) after.set('case', caseId);
          else after.delete('case');
          return after;
        },
        // The list stays where it is behind the drawer.
        { preventScrollReset: true },
      ),
    [setParams],
  );
  const columns = useMemo(() => columnsFor(formats, open), [formats, open]);
  const openCase = params.get('case');
  return (
    <>
      <PageHeader title={caseTexts.title} />
      <ServerList<SurgeryCaseSummary>
        label={caseTexts.title}
        state={state}
        defaultSort="-acceptedAt"
        page={page}
        columns={columns}
        secondary={SECONDARY}
        onOpen={(row) => open(row.id)}
        renderCard={(row) => <CaseCard row={row} onOpen={() => open(row.id)} />}
        filters={
          <FilterSelect
            label={caseTexts.status}
            anyLabel={caseTexts.anyStatus}
            value={state.filter('status')}
            onChange={(value) => state.setFilter('status', value)}
            options={STATUSES}
          />
        }
        empty={<EmptyState icon={<CasesIcon />} title={caseTexts.empty} hint={caseTexts.emptyHint} />}
      />
      <SurgeryCaseDrawer caseId={openCase} onClose={() => open(null)} />
    </>
  );
}

const patientName = ({ patient }: SurgeryCaseSummary) => `${patient.firstName} ${patient.lastName}`;
const doctorName = ({ doctor }: SurgeryCaseSummary) =>
  `${doctor.title} ${doctor.firstName} ${doctor.lastName}`;
const procedureNames = ({ procedures }: SurgeryCaseSummary) => procedures.map(({ name }) => name).join(', ');

function columnsFor(formats: Formats, open: (id: string) => void): GridColDef<SurgeryCaseSummary>[] {
  return [
    {
      field: 'patient',
      headerName: caseTexts.patient,
      flex: 1,
      minWidth: 180,
      sortable: false,
      renderCell: ({ row, hasFocus }) => (
        <Link
          component="button"
          onClick={() => open(row.id)}
          tabIndex={hasFocus ? 0 : -1}
          color="text.primary"
          noWrap
          sx={{ fontWeight: 500, font: 'inherit', textAlign: 'left' }}
        >
          {patientName(row)}
        </Link>
      ),
    },
    {
      field: 'procedures',
      headerName: caseTexts.procedures,
      flex: 1.3,
      minWidth: 180,
      sortable: false,
      valueGetter: (_value, row) => procedureNames(row),
    },
    {
      field: 'doctor',
      headerName: caseTexts.doctor,
      flex: 1,
      minWidth: 160,
      sortable: false,
      valueGetter: (_value, row) => doctorName(row),
    },
    {
      field: 'preferredDate',
      headerName: caseTexts.preferred,
      width: 130,
      sortable: false,
      cellClassName: 'tabular',
      valueFormatter: (value: string | null) => formats.date(value) || '–',
    },
    {
      field: 'quoteNumber',
      headerName: caseTexts.quote,
      width: 145,
      sortable: false,
      renderCell: ({ row }) => (
        <Link component={RouterLink} to={`/quotes/view/${row.quoteId}`} className="tabular">
          {row.quoteNumber}
        </Link>
      ),
    },
    {
      field: 'acceptedAt',
      headerName: caseTexts.accepted,
      width: 130,
      cellClassName: 'tabular',
      renderCell: ({ row }) => (
        <span title={formats.dateTime(row.acceptedAt)}>{formats.date(formats.dayOf(row.acceptedAt))}</span>
      ),
    },
    {
      field: 'status',
      headerName: caseTexts.status,
      width: 140,
      sortable: false,
      renderCell: ({ row }) => <StatusChip {...CASE_STATUS[row.status]} />,
    },
  ];
}

function CaseCard({ row, onOpen }: { row: SurgeryCaseSummary; onOpen: () => void }) {
  const formats = useFormats();
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Link
          component="button"
          onClick={onOpen}
          color="text.primary"
          sx={{ fontWeight: 600, textAlign: 'left' }}
        >
          {patientName(row)}
        </Link>
        <StatusChip {...CASE_STATUS[row.status]} />
      </Box>
      <Typography color="textSecondary">{procedureNames(row)}</Typography>
      <Typography color="textSecondary">
        {doctorName(row)} · {formats.date(formats.dayOf(row.acceptedAt))}
      </Typography>
    </Box>
  );
}
