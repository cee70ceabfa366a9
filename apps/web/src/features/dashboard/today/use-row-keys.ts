import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** Marks the button or link for a row's next step. Enter on it is handled by the browser. */
export const NEXT_STEP = 'data-next-step';

const STEPS: Partial<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

interface RowKeys {
  list: RefObject<HTMLUListElement | null>;
  onFocus: (event: FocusEvent) => void;
}

/**
 * J and K, or the arrow keys, move the focus between the rows' next steps. When the focused row disappears, the focus moves to
 * the row that takes its place. `rows` must change whenever the rows do.
 */
export function useRowKeys(rows: unknown): RowKeys {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<{ step: Element; at: number } | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const by = STEPS[event.key];
      if (!by || !list.current || !isOurs(event, list.current)) return;
      const steps = stepsOf(list.current);
      const at = steps.findIndex((step) => step.closest('li')?.contains(document.activeElement));
      const next = at === -1 ? (by === 1 ? 0 : steps.length - 1) : at + by;
      if (!steps[next]) return;
      event.preventDefault();
      steps[next].focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => {
    if (!last.current || last.current.step.isConnected || document.activeElement !== document.body) return;
    const steps = stepsOf(list.current);
    steps[Math.min(last.current.at, steps.length - 1)]?.focus();
  }, [rows]);
  const onFocus = ({ target }: FocusEvent) => {
    const at = stepsOf(list.current).findIndex((step) => step === target);
    last.current = at === -1 ? null : { step: target, at };
  };
  return { list, onFocus };
}

function stepsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(`[${NEXT_STEP}]`) ?? [])];
}

/** Elements in which letters are input or type-ahead. */
const TYPING =
  'input, textarea, select, [contenteditable="true"], [role=combobox], [role=listbox], [role=menu], [role=dialog]';

/**
 * Returns whether the shortcut applies. J and K work wherever the user is not typing. The arrow keys work only with the focus in
 * the list, on the page's heading or nowhere, because elsewhere they scroll or move between tabs.
 */
function isOurs(event: KeyboardEvent, list: HTMLElement): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { activeElement: focused, body } = document;
  if (event.key === 'j' || event.key === 'k') return !focused?.closest(TYPING);
  return focused === null || focused === body || focused.tagName === 'H1' || list.contains(focused);
}
