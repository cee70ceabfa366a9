import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { TOTAL_CAP } from '@quillcare/contracts';
import { formatPhone, formatNumber, isIsoDate } from '@quillcare/rules';
import { StatusChip } from '@quillcare/ui';
import { Money } from '../formats/money.view';
import { useSession } from '../session/session.context';
import { useFormats } from '../formats/use-formats';
import { useWords } from '../words/words';
import { listWords } from './list.en';
import type { ListColumn, Row } from './list.types';
import { PageLink } from '../navigation/page-link.view';

const EMPTY_TEXT = '–';

export interface CellProps {
  column: ListColumn;
  row: Row;
  /** Returns the row's own path, used unless the column has another. */
  pathOf?: (row: Row) => string;
  /** -1 in the grid, whose cursor reaches links by Enter. */
  tabIndex?: number;
}

/** Renders a column's value for a row. Empty if there is nothing to show. */
export function Cell({ column, row, pathOf, tabIndex }: CellProps): ReactNode {
  switch (column.kind) {
    case 'link':
      return (
        <LinkCell
          to={(column.to ?? pathOf)?.(row)}
          tabIndex={tabIndex}
          after={column.after?.(row)}
          detail={column.detail?.(row)}
        >
          {column.value(row)}
        </LinkCell>
      );
    case 'text':
      return <TextCell text={column.value(row)} isMuted={column.isMuted} />;
    case 'money':
      return (
        <MoneyCell
          minor={column.value(row)}
          currency={column.currency?.(row)}
          below={column.below?.(row) ?? null}
        />
      );
    case 'date':
      return <DateCell at={column.value(row)} as={column.as} none={column.none?.()} />;
    case 'status':
      return <StatusCell look={column.value(row)} hint={column.hint?.(row)} />;
    case 'flags':
      return <Flags looks={column.values(row)} />;
    case 'phone':
      return <PhoneCell phone={column.value(row)} tabIndex={tabIndex} />;
    case 'person':
      return <PersonCell person={column.value(row)} none={column.none?.()} />;
    case 'count':
      return <CountCell value={column.value(row)} />;
    case 'custom':
      return column.render(row);
  }
}

interface LinkCellProps {
  to: string | undefined;
  tabIndex?: number;
  after?: ReactNode;
  detail?: string | null;
  children: string;
}

function LinkCell({ to, tabIndex, after, detail, children }: LinkCellProps) {
  const { state } = useLocation();
  // Keeps the scroll position, page and private search of the list behind a drawer.
  const stay = to?.startsWith('?') && { preventScrollReset: true, state: state as unknown };
  const name = to ? (
    <PageLink
      to={to}
      {...stay}
      tabIndex={tabIndex}
      title={children}
      color="text.primary"
      sx={{ fontWeight: 500, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}
    >
      {children}
    </PageLink>
  ) : (
    <Box
      component="span"
      title={children}
      sx={{ fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis' }}
    >
      {children}
    </Box>
  );
  if (detail)
    return (
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 0.75, lineHeight: 1.3 }}
      >
        {name}
        <Typography component="span" variant="caption" color="textSecondary" sx={{ lineHeight: 1.3 }} noWrap>
          {detail}
        </Typography>
      </Box>
    );
  if (!after) return name;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0 }}>
      {name}
      {after}
    </Box>
  );
}

function TextCell({ text, isMuted }: { text: string | null | undefined; isMuted?: boolean }) {
  if (!text) return isMuted ? null : EMPTY_TEXT;
  return (
    <Typography
      component="span"
      variant="inherit"
      title={text}
      noWrap
      sx={{ color: isMuted ? 'text.secondary' : 'inherit' }}
    >
      {text}
    </Typography>
  );
}

interface MoneyCellProps {
  minor: number | null;
  currency?: 'AUD' | 'NZD';
  below: { label: string; minor: number } | null;
}

function MoneyCell({ minor, currency, below }: MoneyCellProps) {
  const formats = useFormats();
  if (minor === null) return EMPTY_TEXT;
  const amount = <Money minor={minor} currency={currency ?? formats.currency} />;
  if (below === null) return amount;
  return (
    <Box sx={{ lineHeight: 1.3 }}>
      {amount}
      <Typography component="div" variant="caption" color="textSecondary" sx={{ lineHeight: 1.3 }} noWrap>
        {below.label} {formats.money(below.minor, currency)}
      </Typography>
    </Box>
  );
}

interface DateCellProps {
  at: string | null | undefined;
  as?: 'day' | 'time' | 'ago';
  none?: string;
}

function DateCell({ at, as = 'day', none = EMPTY_TEXT }: DateCellProps) {
  const formats = useFormats();
  if (!at) return none;
  const isDay = isIsoDate(at);
  const short = {
    day: formats.date(isDay ? at : formats.dayOf(at)),
    time: formats.dateTime(at),
    ago: formats.ago(at),
  };
  return (
    <Box
      component="time"
      dateTime={at}
      title={isDay ? formats.longDate(at) : formats.dateTime(at)}
      className="tabular"
      sx={{ whiteSpace: 'nowrap' }}
    >
      {isDay ? short.day : short[as]}
    </Box>
  );
}

type Look = Parameters<typeof StatusChip>[0];

function StatusCell({ look, hint }: { look: Look | null; hint?: string }) {
  if (!look) return EMPTY_TEXT;
  return hint ? (
    <span title={hint}>
      <StatusChip {...look} />
    </span>
  ) : (
    <StatusChip {...look} />
  );
}

function Flags({ looks }: { looks: readonly Look[] }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, flexWrap: 'wrap' }}>
      {looks.map((look) => (
        <StatusChip key={look.label} {...look} />
      ))}
    </Box>
  );
}

function PhoneCell({ phone, tabIndex }: { phone: string | null; tabIndex?: number }) {
  const { organisation } = useSession();
  if (!phone) return EMPTY_TEXT;
  return (
    <Link
      href={`tel:${phone}`}
      tabIndex={tabIndex}
      className="tabular"
      color="inherit"
      sx={{ whiteSpace: 'nowrap' }}
    >
      {formatPhone(phone, organisation.country)}
    </Link>
  );
}

function PersonCell({
  person,
  none,
}: {
  person: { name: string; email?: string | null } | null;
  none?: string;
}) {
  return (
    <Typography
      component="span"
      variant="inherit"
      noWrap
      title={person?.email ?? person?.name}
      sx={{ color: person ? 'inherit' : 'text.secondary' }}
    >
      {person?.name ?? none ?? EMPTY_TEXT}
    </Typography>
  );
}

/** A count. The server caps counting, and cannot count while a service is down. */
function CountCell({ value }: { value: number | null }) {
  const { locale } = useFormats();
  const t = useWords(listWords);
  if (value === null)
    return (
      <span title={t('unknown')} aria-label={t('unknown')} role="img">
        {EMPTY_TEXT}
      </span>
    );
  return <span className="tabular">{`${formatNumber(value, locale)}${value >= TOTAL_CAP ? '+' : ''}`}</span>;
}
