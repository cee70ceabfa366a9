import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import type { FindingRow, FindingSummary, ImportRun } from '@quillcare/contracts';
import { CellGrid, type CellGridRow, type CellMark, Muted } from '@quillcare/ui';
import { formatNumber, FULL_NAME } from '@quillcare/rules';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { findingWords } from './finding.en';
import { correctedCells, findingsAfterChange } from './corrected-row';
import type { FindingsState } from './use-findings';

interface CorrectionGridProps {
  run: ImportRun;
  summary: FindingSummary;
  findings: FindingsState;
}

/** Grid for correcting the rows with findings in place. */
export function CorrectionGrid({ run, summary, findings }: CorrectionGridProps) {
  const t = useWords(findingWords);
  const { locale } = useFormats();
  const { rows, unsaved, hasMore, more, correctCell: mend } = findings;
  const { header, columns: fields } = summary;
  const isNarrow = useMediaQuery('(max-width: 600px)');
  const isLoaded = rows.length > 0;
  const columns = useMemo(
    () => columnsToCorrect(summary, rows, { foundFirst: isNarrow }),
    // Based on the findings as loaded, so that a column stays in place once it is corrected.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [fields, header, isLoaded, isNarrow],
  );
  const shown = useMemo(() => {
    const messageOf = (text: string) => t('mend.unsaved', { text: text || t('mend.alikeEmpty') });
    return rows.map((row) => {
      const own = Object.entries(unsaved[row.row] ?? {});
      const refused = Object.fromEntries(own.map(([at, text]) => [at, messageOf(text)]));
      return gridRow(row, refused, fields.length, summary.isOpen);
    });
  }, [fields, rows, unsaved, summary.isOpen, t]);
  const previewCell = (number: number, at: number, text: string) => {
    const row = rows.find((one) => one.row === number);
    if (!row) return null;
    const found = findingsAfterChange(run.entityType, summary, row, at, text);
    return found.find((finding) => finding.at === at)?.message ?? null;
  };
  if (rows.length === 0) return null;
  return (
    <Box component="section" aria-label={t('mend.title')} sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Typography variant="h3">{t('mend.title')}</Typography>
      <Muted>{t('mend.help')}</Muted>
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden', minWidth: 0 }}>
        <CellGrid
          label={t('mend.grid')}
          numbered={t('mend.row')}
          columns={columns}
          rows={shown}
          check={previewCell}
          onChange={mend}
          fallback={<Skeleton variant="rectangular" height={240} />}
        />
      </Box>
      <ApplyToSimilarOffer findings={findings} header={header} />
      {hasMore && (
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <Muted>
            {t('mend.shown', {
              shown: formatNumber(rows.length, locale),
              all: formatNumber(summary.found, locale),
            })}
          </Muted>
          <Button size="small" onClick={more}>
            {t('mend.more')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

/** Offers to apply the last correction to all other rows with the same value. */
function ApplyToSimilarOffer({ findings, header }: { findings: FindingsState; header: readonly string[] }) {
  const t = useWords(findingWords);
  const { alike: similar, applied, applyToAlike } = findings;
  if (applied > 0) return <Alert severity="success">{t('mend.applied', { count: applied })}</Alert>;
  if (!similar) return null;
  const values = { text: similar.from || t('mend.alikeEmpty'), column: header[similar.at] ?? '' };
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button color="inherit" size="small" onClick={applyToAlike}>
          {t('mend.apply')}
        </Button>
      }
    >
      {similar.count > 0 ? t('mend.alike', { ...values, count: similar.count }) : t('mend.alikeMore', values)}
    </Alert>
  );
}

/**
 * Returns the imported columns in display order: name, columns with findings, the rest as in the file. On narrow screens
 * (`foundFirst`) the columns with findings come first.
 */
function columnsToCorrect(
  { header, columns }: FindingSummary,
  rows: readonly FindingRow[],
  { foundFirst }: { foundFirst: boolean },
) {
  const found = new Set(rows.flatMap(({ findings }) => findings.map(({ at }) => at)));
  const isName = (at: number) => NAME_FIELDS.includes(columns[at] ?? '');
  const focusColumn = (at: number) => {
    if (found.has(at) && (foundFirst || !isName(at))) return foundFirst ? 0 : 1;
    return isName(at) ? (foundFirst ? 1 : 0) : 2;
  };
  return header
    .map((name, at) => ({ at, header: name }))
    .filter(({ at }) => columns[at])
    .sort((a, b) => focusColumn(a.at) - focusColumn(b.at));
}

const NAME_FIELDS = ['firstName', 'lastName', FULL_NAME, 'name'];

/** `refused` are messages about corrections that were not saved, by column. They hide what else is wrong with the cell. */
function gridRow(
  row: FindingRow,
  refused: Readonly<Record<string, string>>,
  width: number,
  isOpen: boolean,
): CellGridRow {
  const marks: Record<number, CellMark> = {};
  for (const { at, message, severity } of row.findings)
    if (severity === 'ERROR' || !marks[at ?? 0])
      marks[at ?? 0] = { message, tone: severity === 'ERROR' ? 'error' : 'warning' };
  for (const [at, message] of Object.entries(refused)) marks[Number(at)] = { message, tone: 'error' };
  return { id: row.row, marks, canEdit: row.canMend && isOpen, cells: { ...correctedCells(row, width) } };
}
