import type { ResultOf, previewQuote } from '@quillcare/contracts';
import { isSame, type Values } from '../../../../shared/forms/record/merge';
import {
  compositionKey,
  type EditorState,
  type QuoteHead,
  type PricedPreview,
  type PricingProblem,
  type EditorWork,
} from './editor.state';
import {
  createBlankRow,
  withoutManualAmounts,
  copyRow,
  isComposedKey,
  isNewRow,
  rebase,
  nextKey,
  toRow,
  type Row,
} from './line-row';

export type Preview = ResultOf<typeof previewQuote>;

export type EditorAction =
  | { type: 'head'; part: Partial<QuoteHead> }
  | { type: 'line'; key: string; part: Partial<Row> }
  | { type: 'added'; part: Partial<Row> }
  | { type: 'copied'; key: string }
  | { type: 'removed'; key: string }
  | { type: 'restored'; row: Row }
  | { type: 'undone' }
  | { type: 'pricing' }
  /**
   * If `keys` is null, the lines were composed from the surgeries for `choice`. Otherwise `keys` are those of the rows sent, in
   * order.
   */
  | { type: 'priced'; preview: Preview; keys: readonly string[] | null; choice: string }
  /** All lines the stored choices produce. Those the opened draft lacks were removed by hand. */
  | { type: 'known'; rows: readonly Row[] }
  /** If `problem` is null, there is nothing to price any more. */
  | { type: 'unpriced'; problem: PricingProblem | null }
  | { type: 'started'; head: Partial<QuoteHead>; rows: readonly Row[] }
  | { type: 'prefilled'; part: Partial<QuoteHead> }
  | { type: 'values'; values: Values }
  | { type: 'saved'; keys: readonly string[] }
  | { type: 'refused'; errors: Readonly<Record<string, string>> };

const MAX_UNDO_STEPS = 100;
export const LINE_PREFIX = 'line.';

/** The only place where the editor's state changes. */
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'head':
      return applyChange(state, { head: { ...state.head, ...action.part } }, Object.keys(action.part));
    case 'line':
      return changeLine(state, action.key, action.part);
    case 'added':
      return applyChange(
        state,
        { rows: [...state.rows, { ...createBlankRow(unusedKey(state)), ...action.part }] },
        ['lines'],
      );
    case 'copied':
      return copyLine(state, action.key);
    case 'removed':
      return applyChange(state, { rows: state.rows.filter(({ key }) => key !== action.key) }, ['lines']);
    case 'restored':
      return restoreLine(state, action.row);
    case 'undone':
      return undoLast(state);
    case 'pricing':
      return { ...state, isPricing: true };
    case 'priced':
      return applyPricing(state, action);
    case 'known':
      return { ...state, given: [...state.given, ...excludeRows(action.rows, state.given)] };
    case 'unpriced':
      return { ...state, isPricing: false, problem: action.problem };
    case 'started':
      return startFromTemplate(state, action);
    case 'prefilled':
      return { ...state, ...withValues(state, action.part) };
    case 'values':
      return applyValues(state, action.values);
    case 'saved':
      return applySaved(state, action.keys);
    case 'refused':
      return { ...state, errors: action.errors };
  }
}

/** Applies an undoable change by the user and clears the errors of what changed. */
function applyChange(state: EditorState, work: Partial<EditorWork>, changed: readonly string[]): EditorState {
  const { head, rows, given, composedFor, undoStack: past } = state;
  const errors = Object.entries(state.errors).filter(
    ([path]) => !changed.some((field) => path === field || path.startsWith(`${field}.`)),
  );
  return {
    ...state,
    ...work,
    undoStack: [...past, { head, rows, given, composedFor }].slice(-MAX_UNDO_STEPS),
    errors: Object.fromEntries(errors),
  };
}

function changeLine(state: EditorState, key: string, part: Partial<Row>): EditorState {
  const at = state.rows.findIndex((row) => row.key === key);
  const row = state.rows[at];
  if (!row || (Object.keys(part) as (keyof Row)[]).every((field) => part[field] === row[field])) return state;
  const changed = Object.keys(part).map((field) => `lines.${at}.${field}`);
  return applyChange(state, { rows: state.rows.with(at, { ...row, ...part, key }) }, changed);
}

/** Never the key of a removed line, which its Undo can still put back. */
function unusedKey({ rows, undoStack }: EditorState): string {
  return nextKey([...rows, ...undoStack.flatMap((work) => work.rows)]);
}

function copyLine(state: EditorState, key: string): EditorState {
  const at = state.rows.findIndex((row) => row.key === key);
  const row = state.rows[at];
  if (!row) return state;
  const copy = copyRow(row, state.priced?.lines[key], unusedKey(state));
  return applyChange(state, { rows: state.rows.toSpliced(at + 1, 0, copy) }, ['lines']);
}

function restoreLine(state: EditorState, row: Row): EditorState {
  if (state.rows.some(({ key }) => key === row.key)) return state;
  const before = state.rows.findLastIndex(({ key }) => wasBefore(state.undoStack, key, row.key));
  return applyChange(state, { rows: state.rows.toSpliced(before + 1, 0, row) }, ['lines']);
}

/** Whether a line stood above another one the last time both were on the quote. Others may have been removed since. */
function wasBefore(undoStack: readonly EditorWork[], key: string, other: string): boolean {
  const keys = undoStack.map(({ rows }) => rows.map((row) => row.key));
  const last = keys.findLast((all) => all.includes(key) && all.includes(other));
  return last !== undefined && last.indexOf(key) < last.indexOf(other);
}

function undoLast(state: EditorState): EditorState {
  const before = state.undoStack.at(-1);
  return before ? { ...state, ...before, undoStack: state.undoStack.slice(0, -1), errors: {} } : state;
}

function applyPricing(state: EditorState, action: EditorAction & { type: 'priced' }): EditorState {
  const { preview, keys, choice } = action;
  const lines = Object.fromEntries(preview.lines.map((line, at) => [keys?.[at] ?? line.key, line]));
  const next: EditorState = {
    ...state,
    isPricing: false,
    problem: null,
    priced: { ...preview, lines: reuseUnchanged(lines, state.priced) },
  };
  return keys === null ? withComposedLines(next, preview.lines.map(toRow), choice) : next;
}

function excludeRows(rows: readonly Row[], others: readonly Row[]): Row[] {
  const known = new Set(others.map(({ key }) => key));
  return rows.filter(({ key }) => !known.has(key));
}

/** Reuses the objects of lines whose price is unchanged, so that their rows do not re-render. */
function reuseUnchanged(lines: PricedPreview['lines'], before: PricedPreview | null): PricedPreview['lines'] {
  const reused = Object.entries(lines).map(([key, line]) => {
    const known = before?.lines[key];
    return [key, known && isSame(known, line) ? known : line] as const;
  });
  return Object.fromEntries(reused);
}

/** Merges the lines the surgeries now produce with everything entered, added and removed before. */
function withComposedLines(state: EditorState, fresh: readonly Row[], choice: string): EditorState {
  const before = new Map(state.given.map((row) => [row.key, row]));
  const mine = new Map(state.rows.map((row) => [row.key, row]));
  const given = fresh.flatMap((now) => {
    const row = mine.get(now.key);
    const former = before.get(now.key);
    if (row) return [former ? rebase(row, former, now) : row];
    return former ? [] : [now];
  });
  const known = new Set(fresh.map(({ key }) => key));
  const own = state.rows.filter(({ key }) => !known.has(key) && !before.has(key));
  return { ...state, rows: [...given, ...own], given: fresh, composedFor: choice };
}

function startFromTemplate(
  state: EditorState,
  { head, rows }: EditorAction & { type: 'started' },
): EditorState {
  const next = { ...state.head, ...head };
  // Lines that no surgery produces are like those added by hand.
  const given = rows.filter((row) => !isNewRow(row)).map(withoutManualAmounts);
  return applyChange(state, { head: next, rows, given, composedFor: null }, ['lines', 'surgeries']);
}

/**
 * Applies values from elsewhere: a colleague's change, a restored draft, the response to a save. Undoing an earlier step keeps
 * them, because it would otherwise take back what a colleague has saved.
 */
function applyValues(state: EditorState, values: Values): EditorState {
  const undoStack = state.undoStack.map((work) => withValues(work, values));
  return { ...state, ...withValues(state, values), undoStack };
}

function withValues(work: EditorWork, values: Values): EditorWork {
  const head = Object.entries(values).filter(([field]) => !field.startsWith(LINE_PREFIX));
  const lines = Object.entries(values)
    .filter(([field]) => field.startsWith(LINE_PREFIX))
    .map(([field, value]) => [field.slice(LINE_PREFIX.length), (value ?? null) as Row | null] as const);
  const next = { ...work.head, ...Object.fromEntries(head) } as QuoteHead;
  const rows = applyLines(work.rows, lines);
  const given = applyLines(
    work.given,
    lines
      .filter(([key]) => isComposedKey(key) || work.given.some((row) => row.key === key))
      .map(([key, row]) => [key, row && withoutManualAmounts(row)]),
  );
  const wasComposed = work.composedFor === compositionKey(work.head);
  return { head: next, rows, given, composedFor: wasComposed ? compositionKey(next) : work.composedFor };
}

function applyLines(rows: readonly Row[], lines: readonly (readonly [string, Row | null])[]): readonly Row[] {
  if (lines.length === 0) return rows;
  const byKey = new Map(rows.map((row) => [row.key, row]));
  for (const [key, row] of lines) {
    if (row === null) byKey.delete(key);
    else byKey.set(key, row);
  }
  return [...byKey.values()];
}

/** Replaces the temporary keys of new lines with the server's. */
function applySaved(state: EditorState, keys: readonly string[]): EditorState {
  return { ...state, rows: state.rows.map((row, at) => ({ ...row, key: keys[at] ?? row.key })) };
}
