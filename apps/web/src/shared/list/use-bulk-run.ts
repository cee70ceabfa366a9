import { useCallback, useState } from 'react';
import {
  cancelBulkRun,
  getBulkRun,
  isFinishedTask,
  startBulkRun,
  undoBulkRun,
  type BulkAction,
  type BulkRun,
  type RequestOf,
} from '@quillcare/contracts';
import { skipToken, useOperationQuery, useRunOperation } from '../api/hooks';
import { showProblem } from '../toasts/problem.toast';
import { useWords } from '../words/words';
import { listWords } from './list.en';
import type { List, Row } from './list.types';
import { reportStopFailure } from './stop-work';

export type ListBulkAct = NonNullable<List['bulk']>[number];
type Records = NonNullable<RequestOf<typeof startBulkRun>['body']>['records'];

/** Progress arrives through live updates. Polling covers their absence. */
const POLL_MS = 1_500;

/** The requested action with its label. */
interface RequestedBulkAct {
  label: string;
  action: BulkAction;
  /** Names of the rows on this page, by id. */
  names: ReadonlyMap<string, string>;
}

export interface BulkState extends RequestedBulkAct {
  run: BulkRun;
}

/** Starts a bulk action on the server and follows its progress. */
export function useBulkRun(list: List) {
  const call = useRunOperation();
  const t = useWords(listWords);
  const [state, setState] = useState<BulkState | null>(null);
  const [isStarting, setStarting] = useState(false);
  const open = state && !isFinishedTask(state.run) ? state.run.id : null;
  const { data } = useOperationQuery(getBulkRun, open ? { params: { id: open } } : skipToken, {
    pollingInterval: POLL_MS,
  });
  // Later results replace the first one until the run is over.
  const run = open && data?.id === open ? data : state?.run;
  if (state && run && run !== state.run && isFinishedTask(run)) setState({ ...state, run });
  const follow = useCallback(
    async (request: RequestedBulkAct, work: () => Promise<BulkRun>) => {
      setStarting(true);
      try {
        setState({ ...request, run: await work() });
      } catch (error) {
        showProblem(error, t('bulk.notStarted'));
      } finally {
        setStarting(false);
      }
    },
    [t],
  );
  const begin = (request: RequestedBulkAct, records: Records) =>
    follow(request, () => call(startBulkRun, { body: { action: request.action, records } }));
  return {
    state: state && run ? { ...state, run } : null,
    isStarting,
    start: (act: ListBulkAct, action: BulkAction, rows: readonly Row[], records: Records) =>
      begin({ label: list.text(act.label), action, names: namesOf(list, rows) }, records),
    retry: (before: BulkState) =>
      begin(before, { type: 'CHOSEN', ids: before.run.refusals.map(({ recordId }) => recordId) }),
    undo: (before: BulkState) =>
      follow({ ...before, label: t('bulk.undone') }, () =>
        call(undoBulkRun, { params: { id: before.run.id } }),
      ),
    stop: ({ run: { id } }: BulkState) => reportStopFailure(call(cancelBulkRun, { params: { id } })),
    close: () => setState(null),
  };
}

function namesOf(list: List, rows: readonly Row[]): ReadonlyMap<string, string> {
  return new Map(rows.map((row) => [row.id, list.nameOf(row)]));
}
