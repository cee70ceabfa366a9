import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { ToastRegion } from '../shared/toasts/toast-region.view';
import { useWords } from '../shared/words/words';
import { PlanRefusalHost } from './access/plan-refusal.host';
import { StepUpHost } from './access/step-up.host';
import { productWords } from './shell/product.en';
import { SupportBanner } from './support/support.banner';
import { SupportWatch } from './support/support-watch.view';

export function Root() {
  useDescription();
  return (
    <>
      <SupportBanner />
      <Outlet />
      <StepUpHost />
      <PlanRefusalHost />
      <ToastRegion />
      <SupportWatch />
    </>
  );
}

/** Sets the page's description, which browsers show with a bookmark, in the user's language. */
function useDescription(): void {
  const description = useWords(productWords)('description');
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);
}
