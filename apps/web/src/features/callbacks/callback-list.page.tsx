import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { callbackStatus, listCallbacks, type Callback } from '@quillcare/contracts';
import { formatPhone } from '@quillcare/rules';
import { CallbacksIcon, EmptyState, PageHeader, StatusChip, type GridColDef } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useRights, useSession } from '../../shared/session/session.context';
import { DueDay } from '../../shared/callbacks/due-day.view';
import { useFormats } from '../../shared/formats/use-formats';
import { FilterSelect } from '../../shared/list/filter-select.view';
import { ServerList } from '../../shared/list/server-list.view';
import { useListState } from '../../shared/list/use-list-state';
import { CALLBACK_STATUS } from '../../shared/status/status';
import { CallbackActions } from './callback-actions.view';
import { CallbackDialog, type CallbackTask } from './callback.dialog';
import { callbackTexts } from './callback.texts';

const STATUSES = callbackStatus.options.map((value) => ({ value, label: CALLBACK_STATUS[value].label }));

const SECONDARY = ['clientPhone', 'quoteNumber', 'attemptCount', 'notes'];

export function CallbackListPage() {
  const state = useListState(['status', 'quoteId']);
  const page = useOperationQuery(listCallbacks, { query: state.query });
  const [task, setTask] = useState<CallbackTask | null>(null);
  const { can } = useRights();
  const mayChange = can('QUOTES', 'UPDATE');
  const { organisation } = useSession();
  const columns = useMemo(
    () => columnsFor(organisation.country, mayChange, setTask),
    [organisation.country, mayChange],
  );
  return (
    <>
      <PageHeader title={callbackTexts.title} />
      <ServerList<Callback>
        label={callbackTexts.title}
        state={state}
        defaultSort="dueDate"
        page={page}
        columns={columns}
        secondary={SECONDARY}
        renderCard={(callback) => (
          <CallbackCard callback={callback} onTask={mayChange ? setTask : undefined} />
        )}
        filters={
          <FilterSelect
            label={callbackTexts.status}
            anyLabel={callbackTexts.anyStatus}
            value={state.filter('status')}
            onChange={(value) => state.setFilter('status', value)}
            options={STATUSES}
          />
        }
        empty={
          <EmptyState icon={<CallbacksIcon />} title={callbackTexts.empty} hint={callbackTexts.emptyHint} />
        }
      />
      {task && <CallbackDialog task={task} onClose={() => setTask(null)} />}
    </>
  );
}

function columnsFor(
  country: 'AU' | 'NZ',
  mayChange: boolean,
  onTask: (task: CallbackTask) => void,
): GridColDef<Callback>[] {
  const columns: GridColDef<Callback>[] = [
    {
      field: 'dueDate',
      headerName: callbackTexts.due,
      width: 215,
      renderCell: ({ row }) => <DueDay callback={row} />,
    },
    {
      field: 'clientName',
      headerName: callbackTexts.client,
      flex: 1,
      minWidth: 150,
      sortable: false,
      renderCell: ({ row, hasFocus }) => (
        <Link
          component={RouterLink}
          to={`/clients/${row.clientId}`}
          tabIndex={hasFocus ? 0 : -1}
          noWrap
          color="text.primary"
          sx={{ fontWeight: 500 }}
        >
          {row.clientName}
        </Link>
      ),
    },
    {
      field: 'clientPhone',
      headerName: callbackTexts.phone,
      width: 130,
      sortable: false,
      renderCell: ({ row }) => <Phone callback={row} country={country} />,
    },
    {
      field: 'quoteNumber',
      headerName: callbackTexts.quote,
      width: 145,
      sortable: false,
      renderCell: ({ row }) => (
        <Link component={RouterLink} to={`/quotes/view/${row.quoteId}`} className="tabular">
          {row.quoteNumber}
        </Link>
      ),
    },
    {
      field: 'attemptCount',
      headerName: callbackTexts.attempts,
      width: 64,
      align: 'right',
      headerAlign: 'right',
      sortable: false,
      cellClassName: 'tabular',
    },
    {
      field: 'status',
      headerName: callbackTexts.status,
      width: 124,
      sortable: false,
      renderCell: ({ row }) => <StatusChip {...CALLBACK_STATUS[row.status]} />,
    },
    {
      field: 'notes',
      headerName: callbackTexts.detail,
      flex: 1,
      minWidth: 110,
      sortable: false,
      renderCell: ({ row }) => <Detail callback={row} />,
    },
  ];
  if (mayChange)
    columns.push({
      field: 'actions',
      headerName: callbackTexts.actions,
      width: 160,
      sortable: false,
      disableColumnMenu: true,
      align: 'right',
      renderCell: ({ row }) => <CallbackActions callback={row} onTask={onTask} />,
    });
  return columns;
}

function Phone({ callback, country }: { callback: Callback; country: 'AU' | 'NZ' }) {
  if (!callback.clientPhone) return <>–</>;
  return (
    <Link href={`tel:${callback.clientPhone}`} className="tabular" color="inherit">
      {formatPhone(callback.clientPhone, country)}
    </Link>
  );
}

function Detail({ callback }: { callback: Callback }) {
  const text = callback.closedReason
    ? (callbackTexts.closed[callback.closedReason] ?? callback.closedReason)
    : (callback.notes ?? callback.rescheduleReason ?? '');
  return (
    <Typography noWrap color="textSecondary" title={text}>
      {text}
    </Typography>
  );
}

function CallbackCard({ callback, onTask }: { callback: Callback; onTask?: (task: CallbackTask) => void }) {
  const { organisation } = useSession();
  const formats = useFormats();
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Link
          component={RouterLink}
          to={`/clients/${callback.clientId}`}
          color="text.primary"
          sx={{ fontWeight: 600 }}
        >
          {callback.clientName}
        </Link>
        <StatusChip {...CALLBACK_STATUS[callback.status]} />
      </Box>
      <Box
        sx={{ display: 'flex', columnGap: 2, rowGap: 0.5, flexWrap: 'wrap' }}
        title={formats.date(callback.dueDate)}
      >
        <DueDay callback={callback} />
        <Phone callback={callback} country={organisation.country} />
        <Link component={RouterLink} to={`/quotes/view/${callback.quoteId}`}>
          {callback.quoteNumber}
        </Link>
      </Box>
      <Detail callback={callback} />
      {onTask && <CallbackActions callback={callback} onTask={onTask} />}
    </Box>
  );
}
