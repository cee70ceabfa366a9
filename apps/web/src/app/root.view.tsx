import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { ToastRegion } from '../shared/toasts/toast-region.view';
import { useWords } from '../shared/words/words';
import { PlanRefusalHost } from './access/plan-refusal.host';
import { StepUpHost } from './access/step-up.host';
import { productWords } from './shell/product.en';
import { SupportBanner } from './support/support.banner';
import { SupportWatch } from './support/support-watch.view';

/** What is around every page, whoever is signed in. */
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

/** The page's description, which a browser shows with a bookmark, in the reader's language. */
function useDescription(): void {
  const description = useWords(productWords)('description');
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);
}
