// Inserts markup into pages that are rendered at build time.

/** The page with `markup` in place of the loading screen, which is kept for users who are already signed in. */
export function withPage(html, { markup, styles, scripts }) {
  const [, title] = /<h1[^>]*>(.*?)<\/h1>/.exec(markup);
  const [, loading] =
    /<div id="root">\s*<div id="splash" class="splash"(.*?<\/div>\s*<p>.*?<\/p>\s*<\/div>)/s.exec(html);
  const splash = `<div class="splash splash-returning"${loading}`;
  const head = [styles, '<script src="/early-form.js"></script>', ...scripts.map(preload)].join('\n    ');
  // The page is visible without its code, so the code is fetched last. Replacement functions are used because `$` must not be
  // interpreted in the text.
  return runAfterPaint(html.replace('</head>', () => `  ${head}\n  </head>`))
    .replace(/<title>.*<\/title>/, () => `<title>${title} · Quillcare</title>`)
    .replace(
      /<div id="root">.*<\/div>(?=\s*<noscript>)/s,
      () => `<div id="root" data-prerendered>${markup}</div>${splash}`,
    );
}

/**
 * The page with the empty shell before the loading screen, for users who have signed in on this device before; others see the
 * loading screen. Only the greeting script is inlined, and the dates it needs are read before the first paint.
 */
export function withShell(html, { markup, styles, scripts, greeting }) {
  const shown = `<div class="shell-returning">${markup}</div>`;
  const head = [styles, ...scripts.map(preload)].join('\n    ');
  return runAfterPaint(
    html.replace('</head>', () => `  ${head}\n  </head>`),
    ' data-greets',
  )
    .replace('<script async src="/early-dates.js">', '<script src="/early-dates.js">')
    .replace('</head>', () => `  ${moduleScript(greeting)}\n  </head>`)
    .replace('<div id="root">', (root) => `${root}${shown}`);
}

const moduleScript = (name) => `<script type="module" crossorigin src="/assets/${name}"></script>`;
const preload = (name) => `<link rel="modulepreload" crossorigin href="/assets/${name}">`;

// The tag as Vite and `preload` write it.
const MODULE = /<script type="module"(?: crossorigin)? src="([^"]+)"><\/script>\s*/g;
const PRELOAD = /<link rel="modulepreload" crossorigin href="([^"]+)">\s*/g;

/** The page with its modules fetched and run by public/after-paint.js after the first paint. */
function runAfterPaint(html, attributes = '') {
  const [modules, preloads] = [MODULE, PRELOAD].map((pattern) =>
    [...html.matchAll(pattern)].map(([, source]) => source).join(' '),
  );
  if (modules === '') throw new Error('The page contains no module script.');
  const starter = `<script src="/after-paint.js" data-modules="${modules}" data-preloads="${preloads}"${attributes}></script>`;
  return html
    .replaceAll(MODULE, '')
    .replaceAll(PRELOAD, '')
    .replace('</head>', () => `  ${starter}\n  </head>`);
}
