import { toProblem } from '../api/problem';
import { showToast } from './toast.store';

/** Reports why something failed. The title defaults to the problem's own. */
export function showProblem(error: unknown, title?: string): void {
  const problem = toProblem(error);
  const heading = title ?? problem.title;
  showToast({
    title: heading,
    message: problem.detail === heading ? undefined : problem.detail,
    tone: 'error',
  });
}
