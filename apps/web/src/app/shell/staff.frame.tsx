import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LeaveQuestion } from '../../shared/leaving/leave-question.dialog';
import { useSession } from '../../shared/session/session.context';
import { SET_UP_PATH } from '../../shared/session/second-step.path';
import { AloneFrame } from './alone.frame';
import { AppShell } from './app-shell.view';

/** Renders the shell, except while the user sets up a second factor: that page is shown alone until they leave it. */
export function StaffFrame() {
  const { secondStep } = useSession();
  const { pathname } = useLocation();
  const [isAlone, setAlone] = useState(secondStep === 'SET_UP');
  // The first code completes the session while the recovery codes are still on screen, so the frame must not switch yet.
  const next = secondStep === 'SET_UP' || (isAlone && pathname === SET_UP_PATH);
  if (next !== isAlone) setAlone(next);
  return (
    <>
      {next ? <AloneFrame /> : <AppShell />}
      <LeaveQuestion />
    </>
  );
}
