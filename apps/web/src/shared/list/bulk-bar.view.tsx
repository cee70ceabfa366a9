import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { isFinishedTask, MAX_BULK_RECORDS, type BulkAction, type ListPage } from '@quillcare/contracts';
import { formatNumber } from '@quillcare/rules';
import { QuestionDialog } from '../commands/question.dialog';
import { useFormats } from '../formats/use-formats';
import { useWords } from '../words/words';
import { bar, BulkProgress, BulkResult } from './bulk-state.view';
import { ExportButton } from './export-button.view';
import { listWords } from './list.en';
import type { List, ListScope, Row } from './list.types';
import { useBulkRun, type ListBulkAct } from './use-bulk-run';
import type { Selection } from './use-selection';

export interface BulkBarProps {
  list: List;
  scope: ListScope;
  selection: Selection;
  page: ListPage<Row> | undefined;
  /** The list's query, for actions on all matching rows. */
  query: Readonly<Record<string, string>>;
  /** Names of the visible columns, for an export of the selected rows. */
  columns: readonly string[];
}

/** Offers actions on the selected rows, then shows progress and the result for each row. */
export function BulkBar({ list, scope, selection, page, query, columns }: BulkBarProps) {
  const bulk = useBulkRun(list);
  // Keeps the rows as they were when the dialog opened, because those are what the user confirms.
  const [asking, setAsking] = useState<{ act: ListBulkAct; rows: readonly Row[] } | null>(null);
  const { rows, isAll } = selection;
  const startRun = (act: ListBulkAct, action: BulkAction, seen: readonly Row[]) => {
    setAsking(null);
    // The selection is no longer needed once the action has started.
    selection.clear();
    void bulk.start(act, action, seen, isAll ? toMatchingQuery(query) : chosenOf(seen));
  };
  const act = (chosen: ListBulkAct) => {
    const suitable = suitableRows(chosen, selection);
    if (typeof chosen.does === 'function' || chosen.confirm) setAsking({ act: chosen, rows: suitable });
    else startRun(chosen, chosen.does, suitable);
  };
  const { state } = bulk;
  const isRunning = state !== null && !isFinishedTask(state.run);
  return (
    <>
      {state && isRunning && <BulkProgress state={state} onStop={() => bulk.stop(state)} />}
      {state && !isRunning && (
        <BulkResult
          state={state}
          onRetry={() => void bulk.retry(state)}
          onUndo={() => void bulk.undo(state)}
          onClose={bulk.close}
        />
      )}
      {rows.length > 0 && !isRunning && (
        <Bar
          {...{ list, scope, selection, query, columns, total: totalOf(page), isBusy: bulk.isStarting }}
          onAct={act}
        />
      )}
      {asking && (
        <BulkActDialog
          act={asking.act}
          count={isAll ? totalOf(page).count : asking.rows.length}
          onBegin={(act, action) => startRun(act, action, asking.rows)}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

export function getBulkActs(list: List, scope: ListScope): readonly ListBulkAct[] {
  return (list.bulk ?? []).filter(({ needs, may }) => scope.allows(needs) && (!may || may(scope)));
}

/** The selected rows the action is for. Those beyond this page are known only to the server, which refuses unsuitable ones. */
function suitableRows({ when }: ListBulkAct, { rows, isAll }: Pick<Selection, 'rows' | 'isAll'>) {
  return isAll || !when ? rows : rows.filter((row) => when(row));
}

/** The rows in the versions the user sees. Rows of some lists have no version. */
function chosenOf(rows: readonly (Row & { version?: number })[]) {
  const versions = Object.fromEntries(
    rows.flatMap(({ id, version }) => (version === undefined ? [] : [[id, version] as const])),
  );
  return { type: 'CHOSEN' as const, ids: rows.map(({ id }) => id), versions };
}

function toMatchingQuery(query: Readonly<Record<string, string>>) {
  const { cursor: _cursor, ...asked } = query;
  return { type: 'MATCHING' as const, query: asked };
}

interface Total {
  count: number;
  /** Whether more rows match than a bulk action accepts. */
  isCut: boolean;
}

function totalOf(page: ListPage<Row> | undefined): Total {
  const isCut = page !== undefined && (page.totalIsEstimate || page.total > MAX_BULK_RECORDS);
  return { count: isCut ? MAX_BULK_RECORDS : (page?.total ?? 0), isCut };
}

interface BulkActDialogProps {
  act: ListBulkAct;
  count: number;
  onBegin: (act: ListBulkAct, action: BulkAction) => void;
  onClose: () => void;
}

function BulkActDialog({ act, count, onBegin, onClose }: BulkActDialogProps) {
  const { does, confirm } = act;
  if (typeof does === 'function') return does({ answer: (action) => onBegin(act, action), close: onClose });
  return (
    confirm && (
      <QuestionDialog
        texts={confirm(count)}
        isBusy={false}
        refusal={null}
        onConfirm={() => onBegin(act, does)}
        onClose={onClose}
      />
    )
  );
}

interface BarProps extends Pick<BulkBarProps, 'list' | 'scope' | 'selection' | 'query' | 'columns'> {
  total: Total;
  isBusy: boolean;
  onAct: (act: ListBulkAct) => void;
}

function Bar({ list, scope, selection, query, columns, total, isBusy, onAct }: BarProps) {
  const t = useWords(listWords);
  const { locale } = useFormats();
  const { rows, isAll, canChooseAll, chooseAll, clear } = selection;
  const figure = formatNumber(total.count, locale);
  return (
    <Box role="toolbar" aria-label={t('selection.bar')} sx={bar}>
      <Typography sx={{ fontWeight: 600, mr: 1 }} className="tabular" aria-live="polite">
        {isAll ? t('selection.matching', { figure }) : t('selection.chosen', { count: rows.length })}
      </Typography>
      {canChooseAll && !isAll && (
        <Button size="small" onClick={chooseAll}>
          {t(total.isCut ? 'selection.chooseFirst' : 'selection.chooseMatching', { figure })}
        </Button>
      )}
      {getBulkActs(list, scope).map((act) => (
        <ActButton key={act.name} {...{ list, act, selection, isBusy }} onClick={() => onAct(act)} />
      ))}
      <ExportButton {...{ list, scope, query, columns }} ids={isAll ? undefined : rows.map(({ id }) => id)} />
      <Button size="small" onClick={clear} sx={{ ml: 'auto' }}>
        {t('selection.clear')}
      </Button>
    </Box>
  );
}

interface ActButtonProps {
  list: List;
  act: ListBulkAct;
  selection: Selection;
  isBusy: boolean;
  onClick: () => void;
}

function ActButton({ list, act, selection, isBusy, onClick }: ActButtonProps) {
  const t = useWords(listWords);
  const suitable = suitableRows(act, selection).length;
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={act.icon}
      disabled={suitable === 0 || isBusy}
      title={suitable === 0 ? t('selection.none') : undefined}
      onClick={onClick}
    >
      {list.text(act.label)}
      {suitable < selection.rows.length && suitable > 0 && ` (${suitable})`}
    </Button>
  );
}
