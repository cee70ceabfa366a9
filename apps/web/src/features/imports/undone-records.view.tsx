import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  listUndoneRecords,
  type ImportRun,
  type ImportUndo,
  type UndoneRecord,
  type UndoOutcome,
  type ResultOf,
} from '@quillcare/contracts';
import { CSV_BYTE_ORDER_MARK, formatNumber } from '@quillcare/rules';
import { DownloadIcon } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { listPath } from '../../shared/entries/import-path';
import { saveFile } from '../../shared/files/save-file';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords, lookUp, word } from '../../shared/words/words';
import { escapeFormula, nameDownload } from './download-messages';
import { importWords } from './import.en';
import { queryOnce } from './query-once';
import { ShowMore } from './show-more.view';
import { PageLink } from '../../shared/navigation/page-link.view';

const ORDER = ['LEFT', 'RESTORED', 'REMOVED'] as const;
const LIST = { listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } };

/** What happened to the records of an undone import, with those that were kept first. */
export function UndoneRecords({ run, undo }: { run: ImportRun; undo: ImportUndo }) {
  const t = useWords(importWords);
  const { locale } = useFormats();
  const counts = { LEFT: undo.left, RESTORED: undo.restored, REMOVED: undo.removed };
  const offered = ORDER.filter((outcome) => counts[outcome] > 0);
  const [chosen, setChosen] = useState<UndoOutcome | null>(null);
  const [failure, setFailure] = useState('');
  const shown = offered.find((outcome) => outcome === chosen) ?? offered[0];
  if (!shown) return null;
  const download = () => {
    setFailure('');
    downloadUndone(run, shown).catch((error: unknown) => setFailure(toProblem(error).detail));
  };
  return (
    <Paper variant="outlined" component="section" aria-label={t('undo.records')} sx={{ overflow: 'hidden' }}>
      <Box sx={BAR}>
        <Tabs
          value={shown}
          onChange={(_event, outcome: UndoOutcome) => setChosen(outcome)}
          sx={{ flex: 1, px: 1 }}
          variant="scrollable"
        >
          {offered.map((outcome) => (
            <Tab
              key={outcome}
              value={outcome}
              label={t(`undo.filters.${outcome}`, { shown: formatNumber(counts[outcome], locale) })}
            />
          ))}
        </Tabs>
        <Button size="small" startIcon={<DownloadIcon />} onClick={download}>
          {t('undo.download')}
        </Button>
      </Box>
      {failure && <Alert severity="error">{failure}</Alert>}
      <UndonePage key={shown} run={run} outcome={shown} />
    </Paper>
  );
}

const BAR = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  borderBottom: 1,
  borderColor: 'divider',
  pr: 1,
};

function UndonePage({ run, outcome, cursor }: { run: ImportRun; outcome: UndoOutcome; cursor?: string }) {
  const t = useWords(importWords);
  const query = { outcome, limit: 50, ...(cursor && { cursor }) };
  const request = useOperationQuery(listUndoneRecords, { params: { id: run.id }, query });
  return (
    <Loaded request={request} failed={t('undo.loadFailed')} skeleton={96}>
      {({ items, nextCursor }) => (
        <>
          <Box component="ul" sx={{ ...LIST, ...(cursor && { borderTop: 1, borderColor: 'divider' }) }}>
            {items.map((record) => (
              <UndoneItem key={record.recordId} run={run} record={record} />
            ))}
          </Box>
          {nextCursor && (
            <ShowMore>
              <UndonePage run={run} outcome={outcome} cursor={nextCursor} />
            </ShowMore>
          )}
        </>
      )}
    </Loaded>
  );
}

function UndoneItem({ run, record }: { run: ImportRun; record: UndoneRecord }) {
  const t = useWords(importWords);
  const { recordId, name, outcome, reason } = record;
  const shownName = name || t('undo.gone');
  return (
    <Box component="li" sx={{ px: 2, py: 1.25, display: 'flex', gap: 2, rowGap: 0.25, flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {outcome === 'REMOVED' || !name ? (
          <Typography>{shownName}</Typography>
        ) : (
          <PageLink to={`${listPath(run.entityType)}/${recordId}`}>{shownName}</PageLink>
        )}
      </Box>
      <Typography color="textSecondary" sx={{ flex: '2 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {reason ?? t(`undo.outcomes.${outcome}`)}
      </Typography>
    </Box>
  );
}

/** Downloads a CSV file of an undone import's records with the given outcome. */
async function downloadUndone(run: ImportRun, outcome: UndoOutcome): Promise<void> {
  const { default: papa } = await import('papaparse');
  const rows: Record<string, string>[] = [];
  for (let cursor: string | undefined; ;) {
    const page: ResultOf<typeof listUndoneRecords> = await queryOnce(listUndoneRecords, {
      params: { id: run.id },
      query: { outcome, limit: 100, ...(cursor && { cursor }) },
    });
    for (const record of page.items)
      rows.push({
        [word(importWords, 'undo.name')]: escapeFormula(record.name),
        [word(importWords, 'undo.outcome')]:
          lookUp(importWords, `undo.outcomes.${record.outcome}`) ?? record.outcome,
        [word(importWords, 'undo.reason')]: record.reason ?? '',
      });
    if (page.nextCursor === null) break;
    cursor = page.nextCursor;
  }
  const blob = new Blob([CSV_BYTE_ORDER_MARK, papa.unparse(rows)], { type: 'text/csv' });
  saveFile(blob, nameDownload(run, 'undone'));
}
