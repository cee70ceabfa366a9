import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { TitledDialog } from '@quillcare/ui';
import { useId, useState } from 'react';
import { exportedList, isFinishedTask, type ListExport, type ListPage } from '@quillcare/contracts';
import { formatNumber } from '@quillcare/rules';
import { useOperationQuery } from '../api/hooks';
import { useFormats } from '../formats/use-formats';
import { Loaded } from '../loading/loaded.view';
import { showToast } from '../toasts/toast.store';
import { useWords } from '../words/words';
import { ExportState, RowsProgress } from './export-state.view';
import { getCodeLabels, getHeadings } from './file-words';
import { listWords } from './list.en';
import type { List } from './list.types';
import { isLong, useExport } from './use-export';

export interface ExportDialogProps {
  list: List;
  /** Current filters, search and order. */
  query: Readonly<Record<string, string>>;
  /** Names of the visible columns, in display order. */
  columns: readonly string[];
  /** Limits the export to these rows. */
  ids?: readonly string[];
  onClose: () => void;
}

/** Shows how many rows match, and exports them as a CSV file or Excel workbook. Large exports are written in the background. */
export function ExportDialog({ list, query, columns, ids, onClose }: ExportDialogProps) {
  const t = useWords(listWords);
  const { locale } = useFormats();
  const [isEveryColumn, setEveryColumn] = useState(false);
  const [isWorkbook, setWorkbook] = useState(false);
  const [hasKeys, setKeys] = useState(false);
  // This count also renews an expired session before the file is fetched.
  const counting = useOperationQuery(list.operation, { query: { ...query, limit: 1 } });
  const page = chosenOf(counting.currentData, ids);
  const exportRequest = {
    list: exportedList.parse(list.name),
    query,
    columns: isEveryColumn ? [] : [...columns],
    ...(hasKeys ? { stableKeys: true } : { headings: getHeadings(list), words: getCodeLabels(list) }),
    ...(ids ? { ids: [...ids] } : {}),
  };
  const saved = (rows: number) => {
    showToast({ title: t('export.done', { count: rows, figure: formatNumber(rows, locale) }) });
    onClose();
  };
  const { start, stop, download, isBusy, rows, problem, file } = useExport(exportRequest, isWorkbook, saved);
  return (
    <TitledDialog
      title={t('export.title', { name: list.text(list.title).toLowerCase() })}
      maxWidth="xs"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(file ? 'export.close' : 'export.cancel')}</Button>
          {file ? (
            <FileButtons
              file={file}
              isBusy={isBusy}
              onStop={() => stop(file)}
              onDownload={() => void download(file)}
            />
          ) : (
            <Button
              variant="contained"
              disabled={isBusy || !page || page.total === 0}
              onClick={() => page && void start(isLong(page))}
            >
              {t(isBusy ? 'export.busy' : 'export.start')}
            </Button>
          )}
        </>
      }
    >
      {file ? (
        <ExportState file={file} />
      ) : (
        <Loaded request={counting} failed={t('export.failed')} skeleton={44}>
          {(counted) => (
            <RowCountNote
              page={chosenOf(counted, ids) ?? counted}
              isEveryColumn={isEveryColumn}
              onEveryColumn={setEveryColumn}
            />
          )}
        </Loaded>
      )}
      {!file && page && page.total > 0 && (
        <>
          <FileKind isWorkbook={isWorkbook} onChoose={setWorkbook} />
          <Wording hasKeys={hasKeys} onChoose={setKeys} />
        </>
      )}
      {problem && <Failed>{problem}</Failed>}
      {isBusy && !file && page && !isLong(page) && <RowsProgress rows={rows} expected={page.total} />}
    </TitledDialog>
  );
}

interface FileButtonsProps {
  file: ListExport;
  isBusy: boolean;
  onStop: () => void;
  onDownload: () => void;
}

function FileButtons({ file, isBusy, onStop, onDownload }: FileButtonsProps) {
  const t = useWords(listWords);
  if (!isFinishedTask(file))
    return (
      <Button disabled={file.cancelRequestedAt !== null} onClick={onStop}>
        {t('export.stop')}
      </Button>
    );
  return (
    file.status === 'COMPLETED' && (
      <Button variant="contained" disabled={isBusy} onClick={onDownload}>
        {t('export.download')}
      </Button>
    )
  );
}

/** A workbook preserves phone numbers and postcodes, whatever opens it. */
function FileKind({
  isWorkbook,
  onChoose,
}: {
  isWorkbook: boolean;
  onChoose: (isWorkbook: boolean) => void;
}) {
  const t = useWords(listWords);
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{t('export.kind')}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={isWorkbook ? 'xlsx' : 'csv'}
        onChange={(_event, kind) => onChoose(kind === 'xlsx')}
      >
        <FormControlLabel value="csv" control={<Radio size="small" />} label={t('export.csv')} />
        <FormControlLabel value="xlsx" control={<Radio size="small" />} label={t('export.xlsx')} />
      </RadioGroup>
    </FormControl>
  );
}

/** Chooses between readable names and values, and stable keys for other programs, which never change with the language. */
function Wording({ hasKeys, onChoose }: { hasKeys: boolean; onChoose: (hasKeys: boolean) => void }) {
  const t = useWords(listWords);
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{t('export.wording')}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={hasKeys ? 'keys' : 'words'}
        onChange={(_event, chosen) => onChoose(chosen === 'keys')}
      >
        <FormControlLabel value="words" control={<Radio size="small" />} label={t('export.words')} />
        <FormControlLabel value="keys" control={<Radio size="small" />} label={t('export.keys')} />
      </RadioGroup>
    </FormControl>
  );
}

/** The number of selected rows is already known. */
function chosenOf(page: ListPage<unknown> | undefined, ids: readonly string[] | undefined) {
  return page && ids ? { ...page, total: ids.length, totalIsEstimate: false } : page;
}

function Failed({ children }: { children: string }) {
  const t = useWords(listWords);
  return (
    <Alert severity="error">
      <AlertTitle>{t('export.failed')}</AlertTitle>
      {children}
    </Alert>
  );
}

interface RowCountNoteProps {
  page: ListPage<unknown>;
  isEveryColumn: boolean;
  onEveryColumn: (isEveryColumn: boolean) => void;
}

function RowCountNote({ page, isEveryColumn, onEveryColumn }: RowCountNoteProps) {
  const t = useWords(listWords);
  const { locale } = useFormats();
  const { total, totalIsEstimate } = page;
  const figure = formatNumber(total, locale);
  if (total === 0) return <Typography>{t('export.none')}</Typography>;
  return (
    <>
      <Typography>
        {totalIsEstimate ? t('export.many', { figure }) : t('export.some', { count: total, figure })}
      </Typography>
      {isLong(page) && <Typography color="textSecondary">{t('export.background')}</Typography>}
      <FormControlLabel
        label={t('export.allColumns')}
        control={
          <Checkbox
            size="small"
            checked={isEveryColumn}
            onChange={(_event, checked) => onEveryColumn(checked)}
          />
        }
      />
    </>
  );
}
