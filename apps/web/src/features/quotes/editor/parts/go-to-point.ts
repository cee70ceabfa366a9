import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { consentPoint, type ConsentPoint } from '@quillcare/contracts';
import { cellId, type Column } from '../lines/line-columns';
import type { EditorState } from '../state/editor.state';
import { useEditor, useEditorStore } from '../state/editor.store';

const COLUMN_OF: Partial<Record<ConsentPoint, Column>> = {
  WHO: 'providerName',
  BILLED_BY: 'billedBy',
  BASIS: 'basis',
  FEES: 'unitFeeMinor',
  BENEFITS: 'medicareBenefitMinor',
  NOT_INCLUDED: 'basis',
  TOTAL: 'unitFeeMinor',
};

/** Takes the focus to where the point is met: a cell of the first line that lacks it, or a field. */
export function goToPoint(
  point: ConsentPoint,
  lineKeys: readonly string[],
  { rows, priced }: EditorState,
): void {
  const column = COLUMN_OF[point];
  const made = Object.entries(priced?.lines ?? {}).find(([, line]) => line.key === lineKeys[0]);
  const key = made?.[0] ?? rows[0]?.key;
  const field = point === 'RECIPIENT' ? 'quote-clientId' : point === 'VALIDITY' ? 'quote-validUntil' : null;
  const id = field ?? (column && key ? cellId(key, column) : 'quote-surgeries');
  const element = document.getElementById(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
}

/** Opens the editor where `?point=` is met; `?line=` is the key of the line that lacks it. Once, as soon as there are prices. */
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
    goToPoint(point, line === null ? [] : [line], store.getState());
  }, [isPriced, point, line, store]);
}
