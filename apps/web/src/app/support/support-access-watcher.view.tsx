import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { showToast } from '../../shared/toasts/toast.store';
import { identityWatcher } from '../../shared/session/identity-watcher';
import { useSessionControl } from '../../shared/session/session.context';
import { supportWords } from './support.en';
import { word } from '../../shared/words/words';

/** Page on which support access starts, and to which it returns. */
const SUPPORT_START_PATH = '/dashboard';
const SUPPORT_RETURN_PATH = '/organizations';
export const ENDED_TOAST_ID = 'support-ended';

/** Clears all data of the previous user when support access starts or ends, for whatever reason. */
export function SupportAccessWatcher() {
  const { change } = useSessionControl();
  const navigate = useNavigate();
  useEffect(
    () =>
      identityWatcher.onChange(({ wasSupport, isSupport }) => {
        if (wasSupport && !isSupport)
          showToast({ id: ENDED_TOAST_ID, title: word(supportWords, 'ended'), tone: 'info' });
        void change(async () => {
          if (wasSupport || isSupport)
            await navigate(isSupport ? SUPPORT_START_PATH : SUPPORT_RETURN_PATH, { replace: !wasSupport });
        });
      }),
    [change, navigate],
  );
  return null;
}
