import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Violation {
  id: string;
  help: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

interface Axe {
  run(context: Document, options: object): Promise<{ violations: Violation[] }>;
}

/** Returns the WCAG 2.2 A and AA violations of the current page, one line each. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  // Only a new document lacks it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: Axe };
    const rules = {
      // Off by default in axe, but part of WCAG 2.2 AA.
      'target-size': { enabled: true },
      // Experimental in axe, but part of WCAG 2.1 A: a control's visible label must be part of its accessible name.
      'label-content-name-mismatch': { enabled: true },
    };
    // Checked from the top: when scrolled, the sticky header half covers controls, which is not a violation.
    const { scrollX, scrollY } = window;
    window.scrollTo(0, 0);
    const found = await axe.run(document, {
      runOnly: { type: 'tag', values: tags },
      rules,
      resultTypes: ['violations'],
      // Nothing is in frames, or in style sheets of other origins.
      iframes: false,
      preload: false,
    });
    window.scrollTo(scrollX, scrollY);
    return found.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
    }));
  }, STANDARD);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .slice(0, 3)
      .map(
        ({ target, failureSummary }) =>
          `${id} (${help}) at ${target.join(' ')}: ${(failureSummary ?? '').replaceAll(/\s+/g, ' ')}`,
      ),
  );
}
