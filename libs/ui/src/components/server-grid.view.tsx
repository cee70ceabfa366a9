import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import { lazy, Suspense, type ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../ui.icons';
import type { WideGridProps } from './wide-grid.view';

export type { GridColDef } from '@mui/x-data-grid';

// The grid is the largest part of the app, so it is loaded separately, and not at all on a phone.
const WideGrid = lazy(async () => ({ default: (await import('./wide-grid.view')).WideGrid })) as unknown as <
  R extends GridRow,
>(
  props: WideGridProps<R>,
) => ReactNode;

export type GridRow = GridValidRowModel & { id: string };

export interface ServerGridProps<R extends GridRow> {
  label: string;
  columns: GridColDef<R>[];
  /** Columns that start hidden in narrow windows; the column menu shows them. */
  secondary?: readonly string[];
  rows: readonly R[] | undefined;
  loading: boolean;
  total: number | undefined;
  totalIsEstimate?: boolean;
  /** `name` or `-name`; the name is the column's `field`. */
  sort?: string;
  onSort?: (sort: string | undefined) => void;
  onOpen?: (row: R) => void;
  /** A row as a card, if there is no room for columns. */
  renderCard: (row: R) => ReactNode;
  empty: ReactNode;
  error?: ReactNode;
  hasPrevious: boolean;
  hasNext: boolean;
  onPrevious: () => void;
  onNext: () => void;
}

/** A list that the server searches, sorts and pages: a grid with a keyboard cursor, or cards on a phone. */
export function ServerGrid<R extends GridRow>(props: ServerGridProps<R>) {
  const { rows, loading, empty, error } = props;
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  if (error) return <Frame>{error}</Frame>;
  if (rows && rows.length === 0 && !loading) return <Frame>{empty}</Frame>;
  return (
    <Frame>
      {isNarrow ? (
        <Cards {...props} />
      ) : (
        <Suspense fallback={<Waiting rows={10} height={28} />}>
          <WideGrid {...props} />
        </Suspense>
      )}
      <Pager {...props} />
    </Frame>
  );
}

function Cards<R extends GridRow>({ label, rows, renderCard }: ServerGridProps<R>) {
  if (!rows) return <Waiting rows={5} height={56} />;
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <Box
          component="li"
          key={row.id}
          sx={{ px: 2, py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}
        >
          {renderCard(row)}
        </Box>
      ))}
    </Box>
  );
}

function Waiting({ rows, height }: { rows: number; height: number }) {
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 2 }}>
      {Array.from({ length: rows }, (_, n) => (
        <Skeleton key={n} variant="rounded" height={height} />
      ))}
    </Box>
  );
}

function Pager<R extends GridRow>({
  total,
  totalIsEstimate,
  hasPrevious,
  hasNext,
  onPrevious,
  onNext,
}: ServerGridProps<R>) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography
        variant="body2"
        color="textSecondary"
        className="tabular"
        sx={{ flex: 1 }}
        aria-live="polite"
      >
        {total === undefined ? '' : formatTotal(total, totalIsEstimate)}
      </Typography>
      {(hasPrevious || hasNext) && (
        <>
          <Button size="small" disabled={!hasPrevious} onClick={onPrevious} startIcon={<ChevronLeftIcon />}>
            Previous
          </Button>
          <Button size="small" disabled={!hasNext} onClick={onNext} endIcon={<ChevronRightIcon />}>
            Next
          </Button>
        </>
      )}
    </Box>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        overflow: 'hidden',
      }}
    >
      {children}
    </Box>
  );
}

/** "1,234 in all", or "more than 10,000" where the server stopped counting. */
export function formatTotal(total: number, isEstimate = false): string {
  const figure = new Intl.NumberFormat('en-AU').format(total);
  return isEstimate ? `more than ${figure}` : `${figure} in all`;
}
