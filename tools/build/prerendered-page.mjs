// The text of a page that is rendered when the app is built.

/** The page with `markup` in place of the loading screen, which remains for users who are already signed in. */
export function withPage(html, { markup, styles, scripts }) {
  const [, title] = /<h1[^>]*>(.*?)<\/h1>/.exec(markup);
  const [, loading] =
    /<div id="root">\s*<div id="splash" class="splash"(.*?<\/div>\s*<p>.*?<\/p>\s*<\/div>)/s.exec(html);
  const splash = `<div class="splash splash-returning"${loading}`;
  const head = [styles, '<script src="/early-form.js"></script>', ...scripts.map(preload)].join('\n    ');
  // The page is visible without code, so its code is fetched last. Replacement functions, because a `$` in the text has no meaning.
  return runAfterPaint(html.replace('</head>', () => `  ${head}\n  </head>`))
    .replace(/<title>.*<\/title>/, () => `<title>${title} · Quillcare</title>`)
    .replace(
      /<div id="root">.*<\/div>(?=\s*<noscript>)/s,
      () => `<div id="root" data-prerendered>${markup}</div>${splash}`,
    );
}

/**
 * The page with the empty shell before the loading screen, for users who signed in here before; others see the loading screen.
 * Only the script that greets comes with the page, and the dates that it needs are read before the page is painted.
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

// As Vite writes it into the page, and as `preload` does.
const MODULE = /<script type="module"(?: crossorigin)? src="([^"]+)"><\/script>\s*/g;
const PRELOAD = /<link rel="modulepreload" crossorigin href="([^"]+)">\s*/g;

/** The page with its modules fetched and run by public/after-paint.js, only after the first paint. */
function runAfterPaint(html, attributes = '') {
  const [modules, preloads] = [MODULE, PRELOAD].map((pattern) =>
    [...html.matchAll(pattern)].map(([, source]) => source).join(' '),
  );
  if (modules === '') throw new Error('The page has no module to run.');
  const starter = `<script src="/after-paint.js" data-modules="${modules}" data-preloads="${preloads}"${attributes}></script>`;
  return html
    .replaceAll(MODULE, '')
    .replaceAll(PRELOAD, '')
    .replace('</head>', () => `  ${starter}\n  </head>`);
}
