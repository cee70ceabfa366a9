// Reads a Lighthouse report and compares it with the targets.

/** Minimum score of each category, and maximum compressed kilobytes of JavaScript until a page is shown. */
export const TARGETS = { score: 95, javascriptKB: { patient: 150, 'sign-in': 300, dashboard: 300 } };

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

/**
 * The figures of one report (`lhr`): scores out of 100, kilobytes (1,000 bytes) of compressed JavaScript, milliseconds.
 * `sizeOf(url)` returns the compressed bytes of a script, because the transfer size includes a kilobyte of headers for each.
 */
export function figuresOf(report, sizeOf) {
  const scripts = report.audits['network-requests'].details.items.filter(
    ({ resourceType }) => resourceType === 'Script',
  );
  const value = (audit) => report.audits[audit].numericValue;
  return {
    scores: CATEGORIES.map((name) => Math.round(report.categories[name].score * 100)),
    javascriptKB: scripts.reduce((sum, { url }) => sum + sizeOf(url), 0) / 1000,
    largestPaintMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
  };
}

/** The missed targets of a page, as text. */
export function shortfalls(page, { scores, javascriptKB }) {
  const low = CATEGORIES.flatMap((name, at) =>
    scores[at] < TARGETS.score ? [`${name} ${scores[at]} < ${TARGETS.score}`] : [],
  );
  const limit = TARGETS.javascriptKB[page];
  return javascriptKB > limit ? [...low, `JavaScript ${Math.round(javascriptKB)} kB > ${limit} kB`] : low;
}

/** The audits that lower the score. */
export function lostPoints(report) {
  return CATEGORIES.flatMap((name) =>
    report.categories[name].auditRefs
      .map(({ id, weight }) => ({ id, weight, audit: report.audits[id] }))
      .filter(({ weight, audit }) => weight > 0 && audit.score !== null && audit.score < 0.9)
      .map(({ id, audit }) => `${name}: ${id} ${audit.displayValue ?? audit.title}`),
  );
}
