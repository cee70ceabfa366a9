import { dismissToast, showToast } from '../../../../shared/toasts/toast.store';
import { word } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';

const ID = 'quote-undo';

/** Says what was done, and offers to undo it. Only the last offer is shown. */
export function offerUndo(title: string, onClick: () => void): void {
  showToast({ id: ID, title, action: { label: word(editorWords, 'lines.undo'), onClick } });
}

export function withdrawUndo(): void {
  dismissToast(ID);
}
