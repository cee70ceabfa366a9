import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getToday, MAX_TODAY_ROWS, type Today, type TodayItem } from '@quillcare/contracts';
import { Muted } from '@quillcare/ui';
import { useOperationQuery } from '../../../shared/api/hooks';
import { Loaded } from '../../../shared/loading/loaded.view';
import { useWords } from '../../../shared/words/words';
import { KindChips } from './kind-chips.view';
import type { NextStep, DialogAct } from './next-step';
import { TodayRow } from './today-row.view';
import { todayWords } from './today.en';
import { parseKinds, buildTodayRequest } from './today.requests';
import { useRowNavigation } from './use-row-keys';

const NextStepDialog = lazy(async () => ({ default: (await import('./next-step.dialog')).NextStepDialog }));

// Loaded lazily, because most days the practice has quotes and the list is not empty.
const GettingStarted = lazy(async () => ({
  default: (await import('../getting-started.view')).GettingStarted,
}));
const NothingToDo = lazy(async () => ({ default: (await import('./nothing-to-do.view')).NothingToDo }));

/**
 * Polling interval in milliseconds. Changes to records arrive live, but the passage of time, which makes items due or late, does
 * not.
 */
const POLL_MS = 600_000;

/** The list of what to do now, in order of priority. */
export function TodayView() {
  const t = useWords(todayWords);
  const [search] = useSearchParams();
  const kinds = parseKinds(search);
  const request = useOperationQuery(getToday, buildTodayRequest(kinds), { pollingInterval: POLL_MS });
  // Keep the current rows while another kind is loading.
  const shown = { ...request, currentData: request.currentData ?? request.data };
  return (
    <Loaded request={shown} failed={t('failed')} skeleton={<LoadingRows />}>
      {(today) => (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {today.counts.every(({ count }) => count === 0) && (
            <Suspense fallback={null}>
              <GettingStarted />
            </Suspense>
          )}
          <Missing parts={today.missing} onRetry={request.refetch} />
          <KindChips counts={today.counts} chosen={kinds} />
          <TodayList today={today} isFiltered={kinds.length > 0} />
        </Box>
      )}
    </Loaded>
  );
}

function TodayList({ today: { items }, isFiltered }: { today: Today; isFiltered: boolean }) {
  const t = useWords(todayWords);
  const { take, dialog } = useNextStep();
  const { list, onFocus } = useRowNavigation(items);
  return (
    <>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        {items.length === 0 ? (
          <Suspense fallback={<Skeleton variant="rounded" height={220} />}>
            <NothingToDo isFiltered={isFiltered} />
          </Suspense>
        ) : (
          <Box component="ul" ref={list} onFocus={onFocus} aria-label={t('list')} sx={LIST}>
            {items.map((item) => (
              <TodayRow key={keyOf(item)} item={item} onTake={take} />
            ))}
          </Box>
        )}
      </Paper>
      {items.length > 0 && (
        <Muted>
          {t('order')}{' '}
          <Box component="span" sx={KEYBOARD_HINT}>
            {t('keys')}
          </Box>
        </Muted>
      )}
      {items.length === MAX_TODAY_ROWS && <Muted>{t('more', { count: MAX_TODAY_ROWS })}</Muted>}
      {dialog}
    </>
  );
}

const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;
// Keyboard hints are hidden on touch devices.
const KEYBOARD_HINT = { '@media (hover: none)': { display: 'none' } } as const;

const keyOf = ({ kind, id, reason }: TodayItem): string => `${kind} ${reason ?? ''} ${id}`;

function Missing({ parts, onRetry }: { parts: Today['missing']; onRetry: () => void }) {
  const t = useWords(todayWords);
  if (parts.length === 0) return null;
  return (
    <Alert
      severity="warning"
      role="status"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {t('missing.retry')}
        </Button>
      }
    >
      <AlertTitle>{t('missing.title')}</AlertTitle>
      {t('missing.hint', { parts: parts.map((part) => t(`missing.${part}`)).join(', ') })}
    </Alert>
  );
}

function LoadingRows() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={32} width="60%" />
      <Paper variant="outlined" sx={{ p: 2.5, display: 'grid', gap: 3 }}>
        {[0, 1, 2, 3, 4].map((n) => (
          <Skeleton key={n} variant="rounded" height={44} />
        ))}
      </Paper>
    </Box>
  );
}

/** Returns a function that opens the dialog for a row's next step, and the dialog itself. */
function useNextStep(): { take: (item: TodayItem, step: NextStep) => void; dialog: ReactNode } {
  const [requested, setRequested] = useState<{ item: TodayItem; act: DialogAct } | null>(null);
  return {
    take: (item, step) => {
      if (!('to' in step)) setRequested({ item, act: step.act });
    },
    dialog: requested && (
      <Suspense fallback={null}>
        <NextStepDialog {...requested} onClose={() => setRequested(null)} />
      </Suspense>
    ),
  };
}
