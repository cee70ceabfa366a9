import { toProblem } from '../api/problem';
import { showToast } from '../toasts/toast.store';
import { word } from '../words/words';
import { listWords } from './list.en';

/** Shows a message if background work could not be stopped. Work that has finished in the meantime does not count. */
export function tellUnlessStopped(stopping: Promise<unknown>): void {
  stopping.catch((error: unknown) => {
    const { code, detail } = toProblem(error);
    if (code !== 'ILLEGAL_TRANSITION')
      showToast({ title: word(listWords, 'stopFailed'), message: detail, tone: 'error' });
  });
}
