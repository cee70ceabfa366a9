import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { TodayItem } from '@quillcare/contracts';
import type { NextStep, DialogAct } from './next-step';

const NextStepDialog = lazy(async () => ({ default: (await import('./next-step.dialog')).NextStepDialog }));

/** Returns a function that opens the dialog for a row's next step, and the dialog itself. */
export function useNextStep(): { take: (item: TodayItem, step: NextStep) => void; dialog: ReactNode } {
  const [requested, setRequested] = useState<{ item: TodayItem; act: DialogAct } | null>(null);
  return {
    take: (item, step) => {
      if (!('to' in step)) setRequested({ item, act: step.act });
    },
    dialog: requested && (
      <Suspense fallback={null}>
        <NextStepDialog {...requested} onClose={() => setRequested(null)} />
      </Suspense>
    ),
  };
}
