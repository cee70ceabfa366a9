// The text of a page that is rendered when the app is built.

/** The page's text with `markup` in the place of the loading screen, which stays for whoever is signed in already. */
export function withPage(html, { markup, styles, scripts }) {
  const [, title] = /<h1[^>]*>(.*?)<\/h1>/.exec(markup);
  const [, loading] =
    /<div id="root">\s*<div id="splash" class="splash"(.*?<\/div>\s*<p>.*?<\/p>\s*<\/div>)/s.exec(html);
  const splash = `<div class="splash splash-returning"${loading}`;
  const head = [styles, '<script src="/early-form.js"></script>', ...scripts.map(preload)].join('\n    ');
  // Functions: a `$` in what is put in means nothing. The page needs no code to be seen, so code comes after what it needs.
  return runAfterPaint(html)
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace(/<title>.*<\/title>/, () => `<title>${title} · Quillcare</title>`)
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace(
      /<div id="root">.*<\/div>(?=\s*<noscript>)/s,
      () => `<div id="root" data-prerendered>${markup}</div>${splash}`,
    );
}

/**
 * The page's text with the empty shell before the loading screen, for whoever signed in here before; strangers see what
 * they saw. Its scripts are under way before the app asks for them, and not after others: people wait for what they show.
 */
export function withShell(html, { markup, styles, scripts }) {
  const shown = `<div class="shell-returning">${markup}</div>`;
  return runAfterPaint(html)
    .replace('</head>', () => `  ${[styles, ...scripts.map(preloadNow)].join('\n    ')}\n  </head>`)
    .replace('<div id="root">', (root) => `${root}${shown}`);
}

/** What the app consists of, as Vite writes it into the page. */
const MODULE = /<script type="module"(?: crossorigin)? src="([^"]+)"><\/script>/g;

/** The page's text with its modules fetched like all the others, but run only when the page has been painted. */
function runAfterPaint(html) {
  const modules = [...html.matchAll(MODULE)].map(([, source]) => source);
  if (modules.length === 0) throw new Error('The page has no module to run.');
  const starter = `<script defer src="/after-paint.js" data-modules="${modules.join(' ')}"></script>`;
  return html
    .replaceAll(MODULE, '<link rel="modulepreload" crossorigin href="$1">')
    .replace('</head>', () => `  ${starter}\n  </head>`);
}

const preload = (name) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/${name}">`;
const preloadNow = (name) => `<link rel="modulepreload" crossorigin href="/assets/${name}">`;
