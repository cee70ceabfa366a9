import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { showToast } from '../../shared/toasts/toast.store';
import { person } from '../../shared/session/person';
import { useSessionControl } from '../../shared/session/session.context';
import { supportWords } from './support.en';
import { word } from '../../shared/words/words';

/** Where support access begins, and where it returns to afterwards. */
const BEGIN_AT = '/dashboard';
const GO_ON_AT = '/organizations';
export const ENDED_TOAST = 'support-ended';

/** Forgets everything of the previous person when support access begins or ends, whatever ended it. */
export function SupportWatch() {
  const { change } = useSessionControl();
  const navigate = useNavigate();
  useEffect(
    () =>
      person.onChange(({ wasSupport, isSupport }) => {
        if (wasSupport && !isSupport)
          showToast({ id: ENDED_TOAST, title: word(supportWords, 'ended'), tone: 'info' });
        void change(async () => {
          if (wasSupport || isSupport)
            await navigate(isSupport ? BEGIN_AT : GO_ON_AT, { replace: !wasSupport });
        });
      }),
    [change, navigate],
  );
  return null;
}
