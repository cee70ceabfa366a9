import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { chooseDashboardView, dashboardView, type DashboardView } from '@quillcare/contracts';
import { useOperationMutation } from '../../shared/api/hooks';
import { useSession } from '../../shared/session/session.context';
import { showToast } from '../../shared/toasts/toast.store';
import { word } from '../../shared/words/words';
import { toProblem } from '../../shared/api/problem';
import { dashboardWords } from './dashboard.en';

export const VIEW_PARAM = 'view';

/** Returns the view named in the URL, or the one the user last chose. A choice is saved on the server. */
export function useDashboardView(): [DashboardView, (view: DashboardView) => void] {
  const { user, impersonation } = useSession();
  const [search, setSearch] = useSearchParams();
  const [save] = useOperationMutation(chooseDashboardView);
  // Bridges the moment until the session reflects the choice.
  const [chosen, setChosen] = useState<DashboardView>();
  const requested = dashboardView.safeParse(search.get(VIEW_PARAM)?.toUpperCase());
  const view = requested.data ?? chosen ?? user.dashboardView;
  const choose = (next: DashboardView) => {
    setChosen(next);
    setSearch({});
    // Someone impersonating a user can look around but must not change that user's saved choice.
    if (impersonation) return;
    save({ body: { view: next } }).catch((error: unknown) =>
      showToast({
        title: word(dashboardWords, 'notRemembered'),
        message: toProblem(error).detail,
        tone: 'error',
      }),
    );
  };
  return [view, choose];
}
