import { useEffect, useRef, useState } from 'react';
import {
  cancelExport,
  MAX_DIRECT_EXPORT_ROWS,
  downloadList,
  getExport,
  isFinishedTask,
  downloadExport,
  startExport,
  type ListExport,
  type ExportRequest,
} from '@quillcare/contracts';
import { callOperation } from '../api/api';
import { skipToken, useOperationQuery, useRunOperation } from '../api/hooks';
import { toProblem } from '../api/problem';
import { downloadFile } from './download-file';
import { reportStopFailure } from './stop-work';

/** Progress arrives through live updates. Polling covers their absence. */
const POLL_MS = 1_500;
const SHORT_POLL_MS = 300;

/** Exports a list. A short CSV is downloaded directly; a long one, and any workbook, is written to a file on the server first. */
export function useExport(request: ExportRequest, isWorkbook: boolean, onSaved: (rows: number) => void) {
  const call = useRunOperation();
  const [isBusy, setBusy] = useState(false);
  const [rows, setRows] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [started, setStarted] = useState<ListExport | null>(null);
  const abort = useRef(new AbortController());
  useEffect(() => () => abort.current.abort(), []);
  const { data } = useOperationQuery(getExport, started ? { params: { id: started.id } } : skipToken, {
    pollingInterval: started && !isFinishedTask(started) ? POLL_MS : 0,
  });
  const file = data?.id === started?.id ? (data ?? started) : started;
  // The final state ends the polling.
  if (file && file !== started && isFinishedTask(file)) setStarted(file);
  const attempt = async (work: (signal: AbortSignal) => Promise<void>) => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setBusy(true);
    setProblem(null);
    try {
      await work(signal);
    } catch (error) {
      if (!signal.aborted) setProblem(toProblem(error).detail);
    } finally {
      setBusy(false);
    }
  };
  const save = async ({ id, rowsDone }: ListExport, signal: AbortSignal) => {
    await downloadFile(downloadExport, { params: { id } }, { onRows: () => undefined, signal });
    onSaved(rowsDone);
  };
  return {
    isBusy,
    rows,
    problem,
    file,
    start: (isLong: boolean) =>
      attempt(async (signal) => {
        if (!isLong && !isWorkbook) {
          onSaved(await downloadFile(downloadList, { body: request }, { onRows: setRows, signal }));
          return;
        }
        const begun = await call(startExport, { body: { ...request, format: isWorkbook ? 'XLSX' : 'CSV' } });
        setStarted(begun);
        // A short workbook is ready almost immediately, so wait for it instead of asking the user to download it later.
        const ready = isLong ? null : await waitForExport(begun.id, signal);
        if (ready) await save(ready, signal);
      }),
    download: (ready: ListExport) => attempt((signal) => save(ready, signal)),
    stop: ({ id }: ListExport) => reportStopFailure(call(cancelExport, { params: { id } })),
  };
}

/** Waits until the file is written. Null if that failed, which the dialog reports. */
async function waitForExport(id: string, signal: AbortSignal): Promise<ListExport | null> {
  for (;;) {
    const answer = await callOperation({ operation: getExport, parts: { params: { id } } }, signal);
    if ('error' in answer) throw answer.error;
    const run = answer.data as ListExport;
    if (isFinishedTask(run)) return run.status === 'COMPLETED' ? run : null;
    await new Promise((resolve) => setTimeout(resolve, SHORT_POLL_MS));
    signal.throwIfAborted();
  }
}

/** Whether this many rows are exported in the background. */
export function isLong({ total, totalIsEstimate }: { total: number; totalIsEstimate: boolean }): boolean {
  return totalIsEstimate || total > MAX_DIRECT_EXPORT_ROWS;
}
