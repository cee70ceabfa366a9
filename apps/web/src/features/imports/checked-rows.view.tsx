import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  checkedOutcome,
  listCheckedRows,
  type CheckedChange,
  type CheckedOutcome,
  type CheckedRow,
  type ImportRun,
} from '@quillcare/contracts';
import { countCreated, formatNumber } from '@quillcare/rules';
import { StatusChip, type ToneName, Muted } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { listPath } from '../../shared/entries/import-path';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { PageLink } from '../../shared/navigation/page-link.view';
import { useWords } from '../../shared/words/words';
import { importWords } from './import.en';
import { ShowMore } from './show-more.view';
import { useFieldNames } from './use-field-names';

const TONES: Record<CheckedOutcome, ToneName> = {
  CREATED: 'success',
  OVERWRITTEN: 'warning',
  MERGED: 'info',
  SKIPPED: 'neutral',
  FLAGGED: 'warning',
  REFUSED: 'error',
};
const ALL = 'ALL';

/** The rows of a checked file, optionally filtered by outcome. */
export function CheckedRows({ run }: { run: ImportRun }) {
  const t = useWords(importWords);
  const { locale } = useFormats();
  const [chosen, setChosen] = useState<CheckedOutcome | typeof ALL>(ALL);
  const counts = countsOf(run);
  const countLabel = (count: number) => formatNumber(count, locale);
  const offered = checkedOutcome.options.filter((outcome) => counts[outcome] > 0);
  return (
    <Paper variant="outlined" component="section" aria-label={t('check.rows')} sx={{ overflow: 'hidden' }}>
      <Tabs
        value={chosen}
        onChange={(_event, outcome: CheckedOutcome) => setChosen(outcome)}
        sx={{ px: 1, borderBottom: 1, borderColor: 'divider' }}
        variant="scrollable"
      >
        <Tab value={ALL} label={t('check.all', { shown: countLabel(run.total) })} />
        {offered.map((outcome) => (
          <Tab
            key={outcome}
            value={outcome}
            label={`${t(`check.outcomes.${outcome}`)} (${countLabel(counts[outcome])})`}
          />
        ))}
      </Tabs>
      <RowsPage key={chosen} run={run} outcome={chosen === ALL ? undefined : chosen} />
    </Paper>
  );
}

function countsOf(run: ImportRun): Record<CheckedOutcome, number> {
  return {
    CREATED: countCreated(run),
    OVERWRITTEN: run.overwritten,
    MERGED: run.merged,
    SKIPPED: run.skipped,
    FLAGGED: run.flagged,
    REFUSED: run.failed,
  };
}

interface RowsPageProps {
  run: ImportRun;
  outcome: CheckedOutcome | undefined;
  cursor?: number;
}

function RowsPage({ run, outcome, cursor }: RowsPageProps) {
  const t = useWords(importWords);
  const query = { limit: 50, ...(outcome && { outcome }), ...(cursor && { cursor }) };
  const request = useOperationQuery(listCheckedRows, { params: { id: run.id }, query });
  return (
    <Loaded request={request} failed={t('undo.loadFailed')} skeleton={160}>
      {({ items, nextCursor }) => (
        <>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {items.map((row) => (
              <Row key={row.row} run={run} row={row} />
            ))}
          </Box>
          {nextCursor && (
            <ShowMore>
              <RowsPage run={run} outcome={outcome} cursor={nextCursor} />
            </ShowMore>
          )}
        </>
      )}
    </Loaded>
  );
}

function Row({ run, row }: { run: ImportRun; row: CheckedRow }) {
  const t = useWords(importWords);
  const nameOf = useFieldNames(run.entityType);
  const { outcome, recordId, name, changes, messages } = row;
  const isChange = outcome === 'OVERWRITTEN' || outcome === 'MERGED';
  return (
    <Box component="li" sx={ROW}>
      <Typography className="tabular" color="textSecondary" sx={{ width: 72, flexShrink: 0 }}>
        {t('rows')} {row.row}
      </Typography>
      <Box sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {recordId ? (
          <PageLink to={`${listPath(run.entityType)}/${recordId}`}>{name}</PageLink>
        ) : (
          <Typography>{name}</Typography>
        )}
      </Box>
      <Box sx={{ width: 148, flexShrink: 0 }}>
        <StatusChip label={t(`check.outcomes.${outcome}`)} tone={TONES[outcome]} />
      </Box>
      <Box sx={{ flex: '2 1 240px', minWidth: 0, overflowWrap: 'anywhere', display: 'grid', gap: 0.25 }}>
        {changes.map((change) => (
          <Change key={change.field} run={run} change={change} />
        ))}
        {isChange && changes.length === 0 && <Muted>{t('check.unchanged')}</Muted>}
        {messages.map(({ column, message, value }, at) => (
          <Muted key={`${column}-${at}`}>
            {nameOf(column)}: {message}
            {value !== null && ` (${value})`}
          </Muted>
        ))}
      </Box>
    </Box>
  );
}

const ROW = {
  display: 'flex',
  alignItems: 'baseline',
  gap: 2,
  rowGap: 0.5,
  flexWrap: 'wrap',
  px: 2,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};

function Change({ run, change }: { run: ImportRun; change: CheckedChange }) {
  const t = useWords(importWords);
  const nameOf = useFieldNames(run.entityType);
  const { money } = useFormats();
  const { field, before, after } = change;
  const isFee = field.endsWith('Minor');
  const key = isFee ? field.slice(0, -'Minor'.length) : field;
  const shown = (value: string | null) => {
    if (value === null || value === '') return t('check.empty');
    if (isFee) return money(Number(value));
    if (value === 'true') return t('check.yes');
    return value === 'false' ? t('check.no') : value;
  };
  return (
    <Typography variant="body2">
      {t('check.change', { field: nameOf(key), before: shown(before), after: shown(after) })}
    </Typography>
  );
}
