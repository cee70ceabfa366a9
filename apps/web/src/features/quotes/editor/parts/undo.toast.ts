import { dismissToast, showToast } from '../../../../shared/toasts/toast.store';
import { word } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';

const offered = new Set<string>();

/** Says what was done, and offers to undo it. Each removed line has an offer of its own. */
export function offerUndo(title: string, onClick: () => void, line = ''): void {
  const id = `quote-undo ${line}`;
  offered.add(id);
  showToast({ id, title, action: { label: word(editorWords, 'lines.undo'), onClick } });
}

export function withdrawUndo(): void {
  for (const id of offered) dismissToast(id);
  offered.clear();
}
