import { useCallback } from 'react';
import { showToast } from '../../../../shared/toasts/toast.store';
import { word } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { useEditorStore } from '../state/editor.store';

/** Removes a line at once and offers to undo it. */
export function useRemoval(): (key: string) => void {
  const store = useEditorStore();
  return useCallback(
    (key) => {
      const at = store.getState().rows.findIndex((row) => row.key === key);
      const row = store.getState().rows[at];
      if (!row) return;
      store.dispatch({ type: 'removed', key });
      showToast({
        id: `removed-${key}`,
        title: word(editorWords, 'lines.removed', {
          name: row.description || word(editorWords, 'lines.line', { number: at + 1 }),
        }),
        action: {
          label: word(editorWords, 'lines.undo'),
          onClick: () => store.dispatch({ type: 'restored', row, at }),
        },
      });
    },
    [store],
  );
}
