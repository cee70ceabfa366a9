import type { QuoteSection } from '@quillcare/contracts';
import { useEffect } from 'react';
import { reportSections } from '../patient.api';
import { SectionReporter } from './section-reporter';

/** A section counts as reached once its top is above the lowest quarter of the window. */
const REACHED_ROOT_MARGIN = '0px 0px -25% 0px';

/** Whether nothing has been reported since the page loaded, so that the next report starts a new view. */
let isNewView = true;

async function report(token: string, sections: QuoteSection[]): Promise<void> {
  const isFirst = isNewView;
  isNewView = false;
  try {
    await reportSections(token, sections, isFirst);
  } catch (error) {
    isNewView ||= isFirst;
    throw error;
  }
}

/**
 * Reports to the practice which sections (`data-section`) the patient reached. The page discloses this before the quote is
 * opened.
 */
export function useReachedSections(token: string, sections: readonly QuoteSection[]): void {
  const shown = sections.join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const reporter = new SectionReporter((reached) => report(token, reached));
    const observer = new IntersectionObserver(
      (entries) => {
        // Nobody reads a page that is preloaded or in a background tab.
        if (document.visibilityState !== 'visible') return;
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) reporter.markReached((target as HTMLElement).dataset.section as QuoteSection);
      },
      { rootMargin: REACHED_ROOT_MARGIN },
    );
    const startWatching = () => {
      observer.disconnect();
      for (const section of document.querySelectorAll('[data-section]')) observer.observe(section);
    };
    // When the page becomes visible again, observe everything anew: after a long pause this counts as a new view.
    const onVisibility = () => (document.visibilityState === 'visible' ? startWatching() : reporter.flush());
    startWatching();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      observer.disconnect();
      reporter.flush();
    };
  }, [token, shown]);
}
