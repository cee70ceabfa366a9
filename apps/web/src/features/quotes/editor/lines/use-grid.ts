import { useLayoutEffect, useMemo, useState, type KeyboardEvent } from 'react';
import { useEditorStore, type EditorStore } from '../state/editor.store';
import type { Row } from '../state/line-row';
import { below, editedAfter, gridMove, type GridMove, type Place } from './grid-keys';
import { cellId, COLUMNS, type Column } from './line-columns';

export interface Edit {
  /** Text that started the edit and replaces the content. Null keeps the content. */
  text: string | null;
  /** True if started by mouse or touch. */
  isPointer?: boolean;
}

/** Where the focus moves after a commit. `keep` stays in edit mode; `stay` leaves edit mode in the same cell. */
export type Then = 'down' | 'right' | 'left' | 'stay' | 'keep';

/** The grid's callbacks for its cells. Stable for the grid's lifetime. */
export interface GridHandlers {
  focus: (place: Place) => void;
  edit: (place: Place, edit: Edit) => void;
  /** Stores the input and moves on. */
  commit: (place: Place, part: Partial<Row>, then: Then) => void;
  cancel: (place: Place) => void;
  toggle: (key: string) => void;
  /** The input is invalid and must be corrected before another cell can be edited. */
  refuse: (isRefused: boolean) => void;
}

interface GridState {
  active: Place | null;
  edit: Edit | null;
  open: ReadonlySet<string>;
}

/** Tracks the focused cell, the cell being edited and the expanded rows. */
export function useGrid(keys: readonly string[], columns: readonly Column[]) {
  const store = useEditorStore();
  const [state, setState] = useState<GridState>({ active: null, edit: null, open: new Set() });
  const [latest] = useState(() => new Latest());
  const handlers = useMemo(() => handlersOf(store, setState, latest), [store, latest]);
  useLayoutEffect(() => {
    latest.know(keys, columns);
    if (state.active && !state.edit && latest.takeFocus())
      document.getElementById(cellId(state.active.key, state.active.column))?.focus();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeOf(event.target);
    if (!place) return;
    const { key, shiftKey: shift } = event;
    const ctrl = event.ctrlKey || event.metaKey;
    const move = gridMove({ key, ctrl, shift }, place, keys, columns);
    if (!move || event.altKey) return;
    event.preventDefault();
    act(store, handlers, place, move);
  };
  return { ...state, handlers, onKeyDown };
}

type SetState = (change: (state: GridState) => GridState) => void;
/** The current values the stable handlers need at call time. */
class Latest {
  keys: readonly string[] = [];
  columns: readonly Column[] = COLUMNS;
  isRefused = false;
  wantsFocus = false;

  know(keys: readonly string[], columns: readonly Column[]): void {
    this.keys = keys;
    this.columns = columns;
  }

  /** Returns whether a cell is waiting for the focus, and clears the request. */
  takeFocus(): boolean {
    const wanted = this.wantsFocus;
    this.wantsFocus = false;
    return wanted;
  }
}

function handlersOf(store: EditorStore, setState: SetState, latest: Latest): GridHandlers {
  const go = (active: Place, edit: Edit | null, wantsFocus: boolean) => {
    if (latest.isRefused) return document.querySelector<HTMLElement>('[data-cell-editor]')?.focus();
    latest.wantsFocus = wantsFocus;
    setState((state) => ({ ...state, active, edit }));
  };
  const handlers: GridHandlers = {
    focus: (place) => go(place, null, true),
    edit: (place, edit) => go(place, edit, false),
    cancel: (place) => {
      latest.isRefused = false;
      go(place, null, true);
    },
    commit: (place, part, then) => {
      latest.isRefused = false;
      store.dispatch({ type: 'line', key: place.key, part });
      if (then === 'keep') return;
      const next = placeThen(place, then, latest);
      if (then === 'stay') setState((state) => (isAt(state, place) ? { ...state, edit: null } : state));
      else go(next ?? place, null, next !== null);
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

function isAt({ active }: GridState, { key, column }: Place): boolean {
  return active?.key === key && active.column === column;
}

/** Returns the place to move to after a commit. Null leaves the grid. */
function placeThen(place: Place, then: Then, { keys, columns }: Latest): Place | null {
  if (then === 'down') return { ...place, key: below(place.key, keys) };
  if (then === 'right') return editedAfter(place, keys, 1, columns);
  if (then === 'left') return editedAfter(place, keys, -1, columns);
  return null;
}

function placeOf(target: EventTarget): Place | null {
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

function act(store: EditorStore, handlers: GridHandlers, place: Place, move: NonNullable<GridMove>): void {
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
