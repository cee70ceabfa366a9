import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { exportReport, type RequestOf, REPORT_TEXTS, type ReportTextKey } from '@quillcare/contracts';
import { DownloadIcon, Panel } from '@quillcare/ui';
import { useId, useState, type ReactNode } from 'react';
import { downloadFile } from '../../shared/files/download-file';
import { useRights } from '../../shared/session/session.context';
import { showProblem } from '../../shared/toasts/problem.toast';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords, word } from '../../shared/words/words';
import { toPeriodParams, type ReportAddress } from './report-period';
import { reportWords } from './report.en';

type Table = NonNullable<RequestOf<typeof exportReport>['query']>['table'];

interface ReportPanelProps {
  title: string;
  /** Explains in a sentence or two how the figures are counted. */
  counted: string;
  address: ReportAddress;
  /** The table that can be downloaded. */
  table?: Table;
  children: ReactNode;
}

/** A section of the report with its figures, an explanation of how they are counted, and a CSV download. */
export function ReportPanel({ title, counted, address, table, children }: ReportPanelProps) {
  const t = useWords(reportWords);
  const { allows } = useRights();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Panel
      title={title}
      hint={
        <Box id={id} hidden={!isOpen}>
          {counted}
        </Box>
      }
      action={
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'counted.hide' : 'counted.show')}
          </Button>
          {table && allows(exportReport) && <SaveButton title={title} table={table} address={address} />}
        </Box>
      }
    >
      {children}
    </Panel>
  );
}

function SaveButton({ title, table, address }: { title: string; table: Table; address: ReportAddress }) {
  const t = useWords(reportWords);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const divisions = address.cross && { rows: address.cross.rows, columns: address.cross.columns };
      await downloadReport({ ...toPeriodParams(address), table, by: address.by, ...divisions });
      showToast({ title: t('csv.saved') });
    } catch (error) {
      showProblem(error, t('csv.failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="small"
      startIcon={<DownloadIcon />}
      disabled={isBusy}
      aria-label={t('csv.of', { table: title })}
      onClick={() => void save()}
    >
      {t('csv.save')}
    </Button>
  );
}

type Query = NonNullable<RequestOf<typeof exportReport>['query']>;

/** Downloads a table of the report as CSV. Rejects with an `ApiProblem`. */
function downloadReport(query: Query): Promise<void> {
  return downloadFile(exportReport, { query, body: { texts: collectTexts() } });
}

/** Sends the page's texts so that the file is in the user's language. */
function collectTexts(): Record<string, string> {
  const keys = Object.keys(REPORT_TEXTS) as ReportTextKey[];
  return Object.fromEntries(keys.map((key) => [key, word(reportWords, key)]));
}
