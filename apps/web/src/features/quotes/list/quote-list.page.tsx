import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { listQuotes, quoteStatus, type QuoteSummary } from '@quillcare/contracts';
import {
  EmptyState,
  Money,
  PageHeader,
  PlusIcon,
  QuotesIcon,
  StatusChip,
  type GridColDef,
} from '@quillcare/ui';
import { useMemo } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { useOperationQuery } from '../../../shared/api/hooks';
import { useRights } from '../../../shared/session/session.context';
import { useFormats, type Formats } from '../../../shared/formats/use-formats';
import { ServerList } from '../../../shared/list/server-list.view';
import { useListState } from '../../../shared/list/use-list-state';
import { QUOTE_STATUS } from '../../../shared/status/status';
import { LIST } from '../quotes.texts';
import { MailState } from './mail-state.view';

const ALL = 'all';
const NEWEST_FIRST = '-createdAt';
// On a tablet these would push the total out of sight; the quote itself shows them.
const ONLY_WIDE = new Set(['doctorName', 'validUntil', 'createdAt']);
const pathOf = (quote: QuoteSummary) => `/quotes/view/${quote.id}`;

/** All quotes of the practice, by status, with search. */
export function QuoteListPage() {
  const state = useListState(['status', 'clientId']);
  const page = useOperationQuery(listQuotes, { query: state.query });
  const { can } = useRights();
  const formats = useFormats();
  const navigate = useNavigate();
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const columns = useMemo(
    () => columnsFor(formats).filter(({ field }) => isWide || !ONLY_WIDE.has(field)),
    [formats, isWide],
  );
  const status = quoteStatus.safeParse(state.filter('status')).data;
  const create = can('QUOTES', 'CREATE') && (
    <Button variant="contained" startIcon={<PlusIcon />} component={RouterLink} to="/quotes/create">
      {LIST.newQuote}
    </Button>
  );
  return (
    <>
      <PageHeader title={LIST.title} actions={create} />
      <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}>
        <Tabs
          value={status ?? ALL}
          onChange={(_event, next: string) => state.setFilter('status', next === ALL ? undefined : next)}
          variant="scrollable"
          scrollButtons="auto"
          allowScrollButtonsMobile
          aria-label={LIST.tabs}
        >
          <Tab value={ALL} label={LIST.all} />
          {quoteStatus.options.map((option) => (
            <Tab key={option} value={option} label={QUOTE_STATUS[option].label} />
          ))}
        </Tabs>
      </Box>
      <ServerList<QuoteSummary>
        label={LIST.title}
        searchLabel={LIST.search}
        // The grid cannot show a sort by a missing column; the list itself stays sorted.
        state={isWide ? state : { ...state, sort: shownSort(state.sort) }}
        defaultSort={isWide ? NEWEST_FIRST : undefined}
        page={page}
        columns={columns}
        renderCard={(quote) => <QuoteCard quote={quote} formats={formats} />}
        onOpen={(quote) => void navigate(pathOf(quote))}
        empty={<EmptyState icon={<QuotesIcon />} title={LIST.empty} hint={LIST.emptyHint} action={create} />}
      />
    </>
  );
}

function shownSort(sort: string | undefined): string | undefined {
  return sort && ONLY_WIDE.has(sort.replace(/^-/, '')) ? undefined : sort;
}

function columnsFor(formats: Formats): GridColDef<QuoteSummary>[] {
  const fixed = { sortable: false } as const;
  return [
    {
      field: 'quoteNumber',
      headerName: LIST.columns.number,
      width: 134,
      ...fixed,
      renderCell: ({ row }) => <NumberLink quote={row} />,
    },
    { field: 'clientName', headerName: LIST.columns.client, flex: 1.2, minWidth: 120, ...fixed },
    { field: 'doctorName', headerName: LIST.columns.doctor, flex: 1, minWidth: 130, ...fixed },
    {
      field: 'status',
      headerName: LIST.columns.status,
      width: 146,
      ...fixed,
      renderCell: ({ row }) => <StatusChip {...QUOTE_STATUS[row.status]} />,
    },
    {
      field: 'mailState',
      headerName: LIST.columns.mail,
      width: 116,
      ...fixed,
      renderCell: ({ row }) => <MailState state={row.mailState} />,
    },
    {
      field: 'validUntil',
      headerName: LIST.columns.validUntil,
      width: 120,
      valueFormatter: (value: string) => formats.date(value),
    },
    {
      field: 'createdAt',
      headerName: LIST.columns.created,
      width: 130,
      renderCell: ({ row }) => (
        <span title={formats.dateTime(row.createdAt)}>{formats.ago(row.createdAt)}</span>
      ),
    },
    {
      field: 'total',
      headerName: LIST.columns.total,
      width: 138,
      align: 'right',
      headerAlign: 'right',
      renderCell: ({ row }) => (
        <Money minor={row.totalMinor} currency={row.currency} locale={formats.locale} />
      ),
    },
  ];
}

function NumberLink({ quote }: { quote: QuoteSummary }) {
  return (
    <Link component={RouterLink} to={pathOf(quote)} className="tabular" sx={{ fontWeight: 500 }}>
      {quote.quoteNumber}
    </Link>
  );
}

function QuoteCard({ quote, formats }: { quote: QuoteSummary; formats: Formats }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <Link component={RouterLink} to={pathOf(quote)} sx={{ fontWeight: 600 }}>
          {quote.clientName}
        </Link>
        <Money minor={quote.totalMinor} currency={quote.currency} locale={formats.locale} strong />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {quote.quoteNumber} · {quote.doctorName} · {LIST.columns.validUntil.toLowerCase()}{' '}
        {formats.date(quote.validUntil)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <StatusChip {...QUOTE_STATUS[quote.status]} />
        {quote.mailState && (
          <Typography variant="body2">
            <MailState state={quote.mailState} />
          </Typography>
        )}
      </Box>
    </Box>
  );
}
