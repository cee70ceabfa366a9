import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { showToast } from '../../shared/toasts/toast.store';
import { person } from '../../shared/session/person';
import { useSessionControl } from '../../shared/session/session.context';
import { supportWords } from './support.en';
import { word } from '../../shared/words/words';

/** Page on which support access starts, and to which it returns. */
const BEGIN_AT = '/dashboard';
const GO_ON_AT = '/organizations';
export const ENDED_TOAST = 'support-ended';

/** Clears all data of the previous user when support access starts or ends, for whatever reason. */
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
