import { useLayoutEffect, useMemo, useState, type KeyboardEvent } from 'react';
import { useEditorStore, type EditorStore } from '../state/editor.store';
import type { Row } from '../state/line-row';
import { rowBelow, nextEditableCell, toGridMove, type GridMove, type CellPosition } from './grid-keys';
import { cellId, COLUMNS, type Column } from './line-columns';

export interface CellEdit {
  /** Text that started the edit and replaces the content. Null keeps the content. */
  text: string | null;
  /** True if started by mouse or touch. */
  isPointer?: boolean;
}

/** Where the focus moves after a commit. `keep` stays in edit mode; `stay` leaves edit mode in the same cell. */
export type CommitMove = 'down' | 'right' | 'left' | 'stay' | 'keep';

/** The grid's callbacks for its cells. Stable for the grid's lifetime. */
export interface GridHandlers {
  focus: (place: CellPosition) => void;
  edit: (place: CellPosition, edit: CellEdit) => void;
  /** Stores the input and moves on. */
  commit: (place: CellPosition, part: Partial<Row>, move: CommitMove) => void;
  cancel: (place: CellPosition) => void;
  toggle: (key: string) => void;
  /** The input is invalid and must be corrected before another cell can be edited. */
  refuse: (isRefused: boolean) => void;
}

interface GridState {
  active: CellPosition | null;
  edit: CellEdit | null;
  open: ReadonlySet<string>;
}

/** Tracks the focused cell, the cell being edited and the expanded rows. */
export function useGrid(keys: readonly string[], columns: readonly Column[]) {
  const store = useEditorStore();
  const [state, setState] = useState<GridState>({ active: null, edit: null, open: new Set() });
  const [latest] = useState(() => new LatestGridValues());
  const handlers = useMemo(() => buildHandlers(store, setState, latest), [store, latest]);
  useLayoutEffect(() => {
    latest.update(keys, columns);
    if (state.active && !state.edit && latest.takeFocus())
      document.getElementById(cellId(state.active.key, state.active.column))?.focus();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeOf(event.target);
    if (!place) return;
    const { key, shiftKey: shift } = event;
    const ctrl = event.ctrlKey || event.metaKey;
    const move = toGridMove({ key, ctrl, shift }, place, keys, columns);
    if (!move || event.altKey) return;
    event.preventDefault();
    performMove(store, handlers, place, move);
  };
  return { ...state, handlers, onKeyDown };
}

type SetState = (change: (state: GridState) => GridState) => void;
/** The current values the stable handlers need at call time. */
class LatestGridValues {
  keys: readonly string[] = [];
  columns: readonly Column[] = COLUMNS;
  isRefused = false;
  wantsFocus = false;

  update(keys: readonly string[], columns: readonly Column[]): void {
    this.keys = keys;
    this.columns = columns;
  }

  /** Returns whether a cell is waiting for the focus, and clears the request. */
  takeFocus(): boolean {
    const isPending = this.wantsFocus;
    this.wantsFocus = false;
    return isPending;
  }
}

function buildHandlers(store: EditorStore, setState: SetState, latest: LatestGridValues): GridHandlers {
  const activateCell = (active: CellPosition, edit: CellEdit | null, wantsFocus: boolean) => {
    if (latest.isRefused) return document.querySelector<HTMLElement>('[data-cell-editor]')?.focus();
    latest.wantsFocus = wantsFocus;
    setState((state) => ({ ...state, active, edit }));
  };
  const handlers: GridHandlers = {
    focus: (place) => activateCell(place, null, true),
    edit: (place, edit) => activateCell(place, edit, false),
    cancel: (place) => {
      latest.isRefused = false;
      activateCell(place, null, true);
    },
    commit: (place, part, move) => {
      latest.isRefused = false;
      store.dispatch({ type: 'line', key: place.key, part });
      if (move === 'keep') return;
      const next = nextPlace(place, move, latest);
      if (move === 'stay')
        setState((state) => (isActiveCell(state, place) ? { ...state, edit: null } : state));
      else activateCell(next ?? place, null, next !== null);
    },
    toggle: (key) =>
      setState((state) => {
        const open = new Set(state.open);
        if (!open.delete(key)) open.add(key);
        return { ...state, open };
      }),
    refuse: (isRefused) => {
      latest.isRefused = isRefused;
    },
  };
  return handlers;
}

function isActiveCell({ active }: GridState, { key, column }: CellPosition): boolean {
  return active?.key === key && active.column === column;
}

/** Returns the place to move to after a commit. Null leaves the grid. */
function nextPlace(
  place: CellPosition,
  move: CommitMove,
  { keys, columns }: LatestGridValues,
): CellPosition | null {
  if (move === 'down') return { ...place, key: rowBelow(place.key, keys) };
  if (move === 'right') return nextEditableCell(place, keys, 1, columns);
  if (move === 'left') return nextEditableCell(place, keys, -1, columns);
  return null;
}

function placeOf(target: EventTarget): CellPosition | null {
  const cell = (target as HTMLElement).closest<HTMLElement>('[data-column]');
  const isTyping = (target as HTMLElement).closest('[data-cell-editor]');
  if (!cell || isTyping) return null;
  return { key: cell.dataset['key'] ?? '', column: cell.dataset['column'] as Column };
}

const CLEARED: Partial<Record<Column, Partial<Row>>> = {
  description: { description: '' },
  providerName: { providerName: null },
  unitFeeMinor: { unitFeeMinor: null },
  gstTreatment: { gstTreatment: null },
  medicareBenefitMinor: { medicareBenefitMinor: null },
  fundBenefitMinor: { fundBenefitMinor: null },
};

function performMove(
  store: EditorStore,
  handlers: GridHandlers,
  place: CellPosition,
  move: NonNullable<GridMove>,
): void {
  switch (move.type) {
    case 'go':
      return handlers.focus(move.to);
    case 'edit':
      return handlers.edit(place, { text: move.text });
    case 'open':
      return handlers.toggle(place.key);
    case 'clear':
      return store.dispatch({ type: 'line', key: place.key, part: CLEARED[place.column] ?? {} });
    case 'undo':
      return store.dispatch({ type: 'undone' });
  }
}
