import { useEffect, useRef, useState } from 'react';
import {
  cancelExport,
  DIRECT_EXPORT_ROWS,
  downloadList,
  getExport,
  downloadExport,
  startExport,
  type ListExport,
  type WantedExport,
} from '@quillcare/contracts';
import { skipToken, useOperationQuery, useRunOperation } from '../api/hooks';
import { toProblem } from '../api/problem';
import { downloadCsv } from './download-file';
import { tellUnlessStopped } from './stop-work';

/** Live updates say how far it is; asking now and then is for when they are away. */
const POLL_MS = 1_500;

/** Exports a list: a short one at once, a long one into a file that the server writes meanwhile. */
export function useExport(wanted: WantedExport, isWorkbook: boolean, onSaved: (rows: number) => void) {
  const call = useRunOperation();
  const [isBusy, setBusy] = useState(false);
  const [rows, setRows] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [started, setStarted] = useState<ListExport | null>(null);
  const abort = useRef(new AbortController());
  useEffect(() => () => abort.current.abort(), []);
  const { data } = useOperationQuery(getExport, started ? { params: { id: started.id } } : skipToken, {
    pollingInterval: started?.finishedAt ? undefined : POLL_MS,
  });
  const file = data?.id === started?.id ? (data ?? started) : started;
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
  return {
    ...{ isBusy, rows, problem, file },
    start: (isLong: boolean) =>
      attempt(async (signal) => {
        if (isLong) setStarted(await call(startExport, { body: wanted }));
        else
          onSaved(await downloadCsv(downloadList, { body: wanted }, { onRows: setRows, signal, isWorkbook }));
      }),
    download: ({ id }: ListExport) =>
      attempt(async (signal) =>
        onSaved(
          await downloadCsv(
            downloadExport,
            { params: { id } },
            { onRows: () => undefined, signal, isWorkbook },
          ),
        ),
      ),
    stop: ({ id }: ListExport) => tellUnlessStopped(call(cancelExport, { params: { id } })),
  };
}

/** Whether so many rows are written in the background. */
export function isLong({ total, totalIsEstimate }: { total: number; totalIsEstimate: boolean }): boolean {
  return totalIsEstimate || total > DIRECT_EXPORT_ROWS;
}
