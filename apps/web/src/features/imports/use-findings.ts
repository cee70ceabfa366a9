import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  chooseOddValues,
  getImportFindings,
  listFindingRows,
  mendAlike,
  mendCells,
  MAX_FINDING_ROWS,
  type FindingKind,
  type FindingRow,
  type FindingSummary,
  type ImportRun,
  type OddValueChoice,
  type OddValues,
  type ResultOf,
} from '@quillcare/contracts';
import { useRunOperation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { queryOnce } from './query-once';
import {
  similarRows,
  correctedCells,
  correctedRow,
  withUnsavedText,
  type SimilarRows,
  type UnsavedTexts,
} from './corrected-row';

type CorrectionResult = ResultOf<typeof mendCells>;

/**
 * State of a file's findings and their correction. Changes are shown optimistically and saved one after another in the
 * background.
 */
export interface FindingsState {
  summary: FindingSummary | null;
  rows: readonly FindingRow[];
  hasMore: boolean;
  problem: { what: 'load' | 'mend' | 'choose'; detail: string } | null;
  /** Rows to which the last correction could be applied too. */
  alike: SimilarRows | null;
  /** Number of rows it was applied to. */
  applied: number;
  unsaved: UnsavedTexts;
  /** Resolves once everything entered so far has been answered, to whether all of it was saved. */
  whenSaved: () => Promise<boolean>;
  more: () => void;
  correctCell: (row: number, at: number, text: string) => void;
  applyToAlike: () => void;
  choose: (all: OddValueChoice, kinds: OddValues['kinds']) => void;
}

export function useFindings({ id, entityType }: Pick<ImportRun, 'id' | 'entityType'>): FindingsState {
  const [summary, setSummary] = useState<FindingSummary | null>(null);
  // As the server last answered, without choices still being saved.
  const saved = useRef<FindingSummary | null>(null);
  const setSaved = useCallback((answer: FindingSummary) => {
    saved.current = answer;
    setSummary(answer);
  }, []);
  const [rows, setRows] = useState<readonly FindingRow[]>([]);
  const [cursor, setCursor] = useState<number | null>(null);
  const [problem, setProblem] = useState<FindingsState['problem']>(null);
  const [similar, setSimilar] = useState<SimilarRows | null>(null);
  const [applied, setApplied] = useState(0);
  const [unsaved, setUnsaved] = useState<UnsavedTexts>({});
  // As the server last answered, to show again what a correction that is not saved would have replaced.
  const stored = useRef(new Map<number, FindingRow>());
  const keepStored = useCallback((items: readonly FindingRow[]) => {
    for (const item of items) stored.current.set(item.row, item);
  }, []);
  const command = useRunOperation();
  const queue = useRef<{ last: Promise<void>; rows: readonly number[] }>({
    last: Promise.resolve(),
    rows: [],
  });
  /** Number of changes not saved since the last one was made. */
  const failures = useRef(0);
  const params = useMemo(() => ({ id }), [id]);

  useEffect(() => {
    const handleLoadError = (error: unknown) => setProblem({ what: 'load', detail: toProblem(error).detail });
    queryOnce(getImportFindings, { params }).then(setSaved, handleLoadError);
    pageOf(id).then(({ items, nextCursor }) => {
      keepStored(items);
      setRows(items);
      setCursor(nextCursor);
    }, handleLoadError);
  }, [id, params, setSaved, keepStored]);

  const take = useCallback(
    ({ items, summary: present }: CorrectionResult) => {
      keepStored(items);
      // Skip rows that have been changed again since: they already show the newer value, and its response is still to come.
      const answered = items.filter(({ row }) => !queue.current.rows.includes(row));
      const changed = new Map(answered.map((row) => [row.row, row]));
      setRows((known) => known.map((row) => changed.get(row.row) ?? row));
      setSaved(present);
    },
    [setSaved, keepStored],
  );
  const inTurn = useCallback((action: 'mend' | 'choose', work: () => Promise<void>) => {
    setProblem(null);
    failures.current = 0;
    queue.current.last = queue.current.last.then(work).catch((error: unknown) => {
      failures.current += 1;
      setProblem({ what: action, detail: toProblem(error).detail });
    });
  }, []);

  /** Shows the saved value again, unless the cell has been changed once more since. */
  const restoreCell = useCallback(
    (rules: FindingSummary, row: number, at: number, text: string) => {
      const before = stored.current.get(row);
      if (!before) return;
      const cellOf = (one: FindingRow) => correctedCells(one, rules.columns.length)[at] ?? '';
      const isSame = (one: FindingRow) => one.row === row && cellOf(one) === text;
      setRows((known) =>
        known.map((one) => (isSame(one) ? correctedRow(entityType, rules, one, at, cellOf(before)) : one)),
      );
      setUnsaved((known) => withUnsavedText(known, row, at, text));
    },
    [entityType],
  );
  const mend = useCallback(
    (row: number, at: number, text: string) => {
      if (!summary) return;
      const now = rows.map((one) =>
        one.row === row ? correctedRow(entityType, summary, one, at, text) : one,
      );
      setRows(now);
      setApplied(0);
      setUnsaved((known) => withUnsavedText(known, row, at, null));
      setSimilar(similarRows(now, row, at, cursor !== null));
      queue.current.rows = [...queue.current.rows, row];
      inTurn('mend', async () => {
        // The first one in the queue is this change.
        queue.current.rows = queue.current.rows.slice(1);
        try {
          take(await command(mendCells, { params, body: { cells: [{ row, at, text }] } }));
        } catch (error) {
          restoreCell(summary, row, at, text);
          throw error;
        }
      });
    },
    [command, cursor, entityType, inTurn, params, restoreCell, rows, summary, take],
  );
  const applyToAlike = useCallback(() => {
    if (!similar) return;
    const { at, from, text } = similar;
    setSimilar(null);
    inTurn('mend', async () => {
      const answer = await command(mendAlike, { params, body: { at, from, text } });
      setApplied(answer.changed);
      take(answer);
    });
  }, [similar, command, inTurn, params, take]);
  const choose = useCallback(
    (all: OddValueChoice, kinds: OddValues['kinds']) => {
      setSummary((known) => known && applyChoice(known, all, kinds));
      inTurn('choose', async () => {
        try {
          setSaved(await command(chooseOddValues, { params, body: { all, kinds } }));
        } catch (error) {
          // A choice that still looked chosen could not be chosen again.
          setSummary(saved.current);
          throw error;
        }
      });
    },
    [command, inTurn, params, setSaved],
  );
  /** The page being read, so that a double click does not append it twice. */
  const reading = useRef<number | null>(null);
  const more = () => {
    if (cursor === null || reading.current === cursor) return;
    reading.current = cursor;
    setProblem(null);
    pageOf(id, cursor).then(
      ({ items, nextCursor }) => {
        keepStored(items);
        setRows((known) => [...known, ...items]);
        setCursor(nextCursor);
      },
      (error: unknown) => {
        reading.current = null;
        setProblem({ what: 'load', detail: toProblem(error).detail });
      },
    );
  };
  return {
    summary,
    rows,
    hasMore: cursor !== null,
    problem,
    alike: similar,
    applied,
    unsaved,
    whenSaved: () => queue.current.last.then(() => failures.current === 0),
    more,
    correctCell: mend,
    applyToAlike,
    choose,
  };
}

function pageOf(id: string, cursor?: number) {
  const query = { limit: MAX_FINDING_ROWS, ...(cursor !== undefined && { cursor }) };
  return queryOnce(listFindingRows, { params: { id }, query });
}

/** Optimistic summary, until the server responds with the new count of excluded rows. */
function applyChoice(
  summary: FindingSummary,
  all: OddValueChoice,
  kinds: OddValues['kinds'],
): FindingSummary {
  const choiceOf = ({ column, message }: FindingKind) =>
    kinds.find((kind) => kind.column === column && kind.message === message)?.choice ?? all;
  return { ...summary, all, kinds: summary.kinds.map((kind) => ({ ...kind, choice: choiceOf(kind) })) };
}
