import { lazy, Suspense, useEffect } from 'react';
import { onSessionEnded } from '../../shared/api/session-events';
import { closePlanRefusal, usePlanRefusal } from '../../shared/plans/plan-refusal.store';

const PlanRefusalDialog = lazy(async () => ({
  default: (await import('./plan-refusal.dialog')).PlanRefusalDialog,
}));

/** Shows why the practice's plan refused a call, wherever in the app it was made. */
export function PlanRefusalHost() {
  const refusal = usePlanRefusal();
  useEffect(() => onSessionEnded(closePlanRefusal), []);
  if (!refusal) return null;
  return (
    <Suspense fallback={null}>
      <PlanRefusalDialog refusal={refusal} onClose={closePlanRefusal} />
    </Suspense>
  );
}
