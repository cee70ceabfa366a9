import type { QuoteSection } from '@quillcare/contracts';
import { useEffect } from 'react';
import { reportSections } from '../patient.api';
import { SectionReporter } from './section-reporter';

/** A section counts as reached when its beginning has come well into the window. */
const WELL_INTO = '0px 0px -25% 0px';

/** Whether nothing was told since the page was loaded: then it is another opening. */
let isOpening = true;

async function report(token: string, sections: QuoteSection[]): Promise<void> {
  const isFirst = isOpening;
  isOpening = false;
  try {
    await reportSections(token, sections, isFirst);
  } catch (error) {
    isOpening ||= isFirst;
    throw error;
  }
}

/** Tells the practice which of these sections (`data-section`) the patient reached. The page says so before it is opened. */
export function useReachedSections(token: string, sections: readonly QuoteSection[]): void {
  const shown = sections.join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const reporter = new SectionReporter((reached) => report(token, reached));
    const observer = new IntersectionObserver(
      (entries) => {
        // A page that is loaded ahead, or lies behind another tab, is read by nobody.
        if (document.visibilityState !== 'visible') return;
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) reporter.reached((target as HTMLElement).dataset.section as QuoteSection);
      },
      { rootMargin: WELL_INTO },
    );
    const watch = () => {
      observer.disconnect();
      for (const section of document.querySelectorAll('[data-section]')) observer.observe(section);
    };
    // Coming back, the observer tells again what is in the window: after a pause that is a new opening.
    const onVisibility = () => (document.visibilityState === 'visible' ? watch() : reporter.flush());
    watch();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      observer.disconnect();
      reporter.flush();
    };
  }, [token, shown]);
}
