import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { showToast } from '../../shared/toasts/toast.store';
import { person } from '../session/person';
import { useSessionControl } from '../session';
import { supportTexts } from './support.texts';

/** Where somebody begins who acts for another, and where they go on afterwards. */
const BEGIN_AT = '/dashboard';
const GO_ON_AT = '/organizations';
export const ENDED_TOAST = 'support-ended';

/** When a support access begins or ends, whatever ended it: everything of the one before is forgotten. */
export function SupportWatch() {
  const { change } = useSessionControl();
  const navigate = useNavigate();
  useEffect(
    () =>
      person.onChange(({ wasSupport, isSupport }) => {
        if (wasSupport && !isSupport) showToast({ id: ENDED_TOAST, title: supportTexts.ended, tone: 'info' });
        void change(async () => {
          if (wasSupport || isSupport)
            await navigate(isSupport ? BEGIN_AT : GO_ON_AT, { replace: !wasSupport });
        });
      }),
    [change, navigate],
  );
  return null;
}
