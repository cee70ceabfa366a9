import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { chooseDashboardView, dashboardView, type DashboardView } from '@quillcare/contracts';
import { useOperationMutation } from '../../shared/api/hooks';
import { useSession } from '../../shared/session/session.context';
import { showToast } from '../../shared/toasts/toast.store';
import { word } from '../../shared/words/words';
import { toProblem } from '../../shared/api/problem';
import { dashboardWords } from './dashboard.en';

export const VIEW = 'view';

/** The view in the address, else the one that the person chose last; a choice is remembered on the server. */
export function useDashboardView(): [DashboardView, (view: DashboardView) => void] {
  const { user, impersonation } = useSession();
  const [search, setSearch] = useSearchParams();
  const [save] = useOperationMutation(chooseDashboardView);
  // The session answers a moment after the choice.
  const [chosen, setChosen] = useState<DashboardView>();
  const asked = dashboardView.safeParse(search.get(VIEW)?.toUpperCase());
  const view = asked.data ?? chosen ?? user.dashboardView;
  const choose = (next: DashboardView) => {
    setChosen(next);
    setSearch({});
    // Who acts in somebody's place looks around, but leaves their choice alone.
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
