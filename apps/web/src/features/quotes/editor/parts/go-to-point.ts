import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { consentPoint, type ConsentCheck, type ConsentPoint } from '@quillcare/contracts';
import type { BenefitNotice, BenefitRemedy } from '../../../../shared/medicare/benefit-notices';
import { cellId, type Column } from '../lines/line-columns';
import type { EditorState } from '../state/editor.state';
import { useEditor, useEditorStore, type EditorStore } from '../state/editor.store';

const COLUMN_OF: Partial<Record<ConsentPoint, Column>> = {
  WHO: 'providerName',
  BILLED_BY: 'billedBy',
  BASIS: 'basis',
  FEES: 'unitFeeMinor',
  BENEFITS: 'medicareBenefitMinor',
  CLASS: 'open',
  ITEMS: 'open',
  NOT_INCLUDED: 'basis',
  TOTAL: 'unitFeeMinor',
};

type Where = Pick<ConsentCheck, 'point' | 'lineKeys' | 'surgeryIds'>;

/** Ids of the fields outside the grid for a checklist point, the most likely first. */
function fieldsOf({ point, surgeryIds }: Where): string[] {
  const [surgeryId] = surgeryIds;
  switch (point) {
    case 'RECIPIENT':
      return ['quote-clientId'];
    case 'VALIDITY':
      return ['quote-validUntil'];
    case 'CLASS':
      return surgeryId ? [classId(surgeryId)] : [];
    case 'SIDE':
      return surgeryId ? [sideId(surgeryId)] : [];
    case 'PLACE':
      return ['quote-place'];
    case 'INSURANCE':
      return ['quote-fund'];
    default:
      return [];
  }
}

/** Ids of a surgery's fields in the editor. */
export const classId = (surgeryId: string): string => `quote-class-${surgeryId}`;
export const sideId = (surgeryId: string): string => `quote-side-${surgeryId}`;

/** Focuses the place where the point can be completed: a cell of the first line that lacks it, or a field. */
export function goToPoint(check: Where, state: EditorState): void {
  const { point, lineKeys } = check;
  const column = COLUMN_OF[point];
  const key = rowsOf(lineKeys, state)[0] ?? state.rows[0]?.key;
  focusFirst([...fieldsOf(check), ...(column && key ? [cellId(key, column)] : []), 'quote-surgeries']);
}

/** Applies the remedy of a benefit notice: focuses the field to correct, or discards an entered benefit. */
export function remedyBenefit(remedy: BenefitRemedy, { lineKeys }: BenefitNotice, store: EditorStore): void {
  const keys = rowsOf(lineKeys, store.getState());
  const [key = ''] = keys;
  switch (remedy) {
    case 'item': {
      const opener = document.getElementById(cellId(key, 'open'));
      if (opener?.getAttribute('aria-expanded') === 'false') opener.click();
      return focusFirst([cellId(key, 'open')]);
    }
    case 'benefit':
      return focusFirst([cellId(key, 'medicareBenefitMinor')]);
    case 'fund':
      return focusFirst([cellId(key, 'fundBenefitMinor')]);
    case 'excess':
      return focusFirst(['quote-fund-excessMinor', 'quote-fund']);
    case 'estimate':
      for (const row of keys)
        store.dispatch({ type: 'line', key: row, part: { medicareBenefitMinor: null } });
  }
}

/** Maps the keys of priced lines to those of their rows. */
function rowsOf(lineKeys: readonly string[], { priced }: EditorState): string[] {
  return Object.entries(priced?.lines ?? {})
    .filter(([, line]) => lineKeys.includes(line.key))
    .map(([row]) => row);
}

function focusFirst(ids: readonly string[]): void {
  const element = ids.map((id) => document.getElementById(id)).find((found) => found !== null);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
}

/**
 * Opens the editor at the place that completes the point in `?point=`. `?line=` is the key of the affected line, `?surgery=` the
 * surgery. Runs once, when the first prices have arrived.
 */
export function useAskedPoint(): void {
  const [search] = useSearchParams();
  const store = useEditorStore();
  const isPriced = useEditor(({ priced }) => priced !== null);
  const isDone = useRef(false);
  const point = consentPoint.safeParse(search.get('point')).data;
  const line = search.get('line');
  useEffect(() => {
    if (!isPriced || !point || isDone.current) return;
    isDone.current = true;
    const surgery = search.get('surgery');
    const lacks = { lineKeys: line === null ? [] : [line], surgeryIds: surgery === null ? [] : [surgery] };
    goToPoint({ point, ...lacks }, store.getState());
  }, [isPriced, point, line, search, store]);
}
