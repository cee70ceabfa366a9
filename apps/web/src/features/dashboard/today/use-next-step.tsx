import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { TodayItem } from '@quillcare/contracts';
import type { NextStep, TakenAct } from './next-step';

const NextStepDialog = lazy(async () => ({ default: (await import('./next-step.dialog')).NextStepDialog }));

/** Returns a function that opens the dialog for a row's next step, and the dialog itself. */
export function useNextStep(): { take: (item: TodayItem, step: NextStep) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ item: TodayItem; act: TakenAct } | null>(null);
  return {
    take: (item, step) => {
      if (!('to' in step)) setAsked({ item, act: step.act });
    },
    dialog: asked && (
      <Suspense fallback={null}>
        <NextStepDialog {...asked} onClose={() => setAsked(null)} />
      </Suspense>
    ),
  };
}
