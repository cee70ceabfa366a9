import { reopenCallback, type Callback } from '@quillcare/contracts';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { commandWords } from '../../shared/commands/command.en';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords, word } from '../../shared/words/words';
import { callbackWords } from './callback.en';

/** How long "Undo" is offered. */
const UNDO_MS = 10_000;

/** Says that a callback was completed or cancelled, and offers to open it again. */
export function useEnded(): (ended: Pick<Callback, 'id' | 'version' | 'clientName'>, title: string) => void {
  const t = useWords(callbackWords);
  const [reopen] = useOperationMutation(reopenCallback);
  const takeBack = async ({ id, version, clientName }: Pick<Callback, 'id' | 'version' | 'clientName'>) => {
    try {
      await reopen({ params: { id }, body: { version } });
      showToast({ title: t('reopen.done'), message: clientName });
    } catch (error) {
      const title = word(commandWords, 'undoFailed');
      showToast({ title, message: toProblem(error).detail, tone: 'error' });
    }
  };
  return (ended, title) =>
    showToast({
      title,
      message: ended.clientName,
      durationMs: UNDO_MS,
      action: { label: word(commandWords, 'undo'), onClick: () => void takeBack(ended) },
    });
}
