import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../session';
import { SET_UP_PATH } from '../session/second-step.path';
import { AloneFrame } from './alone-frame';
import { AppShell } from './app-shell';

/** The shell, but for somebody who has to set up a second step first: their page stands alone until they leave it. */
export function StaffFrame() {
  const { secondStep } = useSession();
  const { pathname } = useLocation();
  const [isAlone, setAlone] = useState(secondStep === 'SET_UP');
  // With the first code the session is complete, while the recovery codes are still on the page: it stays as it is.
  const next = secondStep === 'SET_UP' || (isAlone && pathname === SET_UP_PATH);
  if (next !== isAlone) setAlone(next);
  return next ? <AloneFrame /> : <AppShell />;
}
