import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withPage, withShell } from './prerendered-page.mjs';

const html = readFileSync(join(__dirname, '..', '..', 'apps', 'web', 'index.html'), 'utf8');

describe('prerendered page', () => {
  const page: string = withPage(html, {
    markup: '<main><h1>Sign in</h1><p>$& costs $1</p></main>',
    styles: '<style>main{}</style>',
    scripts: ['login.page-abc.js'],
  });

  it('replaces the loading screen with the markup word for word', () => {
    expect(page).toContain(
      '<div id="root" data-prerendered><main><h1>Sign in</h1><p>$& costs $1</p></main></div>',
    );
    expect(page).toContain('<title>Sign in · Quillcare</title>');
    const [head = ''] = page.split('</head>');
    expect(head).toContain('<style>main{}</style>');
  });

  it('keeps a loading screen after it for users already signed in', () => {
    const [, behind = ''] = page.split('</main></div>');
    const [splash = ''] = behind.split('<noscript>');
    expect(splash).toMatch(/^<div class="splash splash-returning" role="status">/);
    expect(splash).toContain('Loading Quillcare...');
    expect(splash.match(/<div/g)).toHaveLength(splash.match(/<\/div>/g)?.length ?? 0);
    // With this id the app would take it for the loading screen of a page that never arrives.
    expect(page).not.toContain('id="splash"');
  });
});

describe('page that needs no code to be seen', () => {
  // The tag as Vite writes it.
  const built = html.replace(
    /<script type="module".*?<\/script>/,
    ['react-abc.js', 'start-def.js']
      .map((name) => `<script type="module" crossorigin src="/assets/${name}"></script>`)
      .join('\n'),
  );

  it('defers its code until after the first paint', () => {
    const page: string = withPage(built, {
      markup: '<h1>Sign in</h1>',
      styles: '',
      scripts: ['page-ghi.js', 'forms-jkl.js'],
    });
    expect(page.match(/<script src="\/after-paint.js".*?>/)?.[0]).toBe(
      '<script src="/after-paint.js" data-modules="/assets/react-abc.js /assets/start-def.js" data-preloads="/assets/page-ghi.js /assets/forms-jkl.js">',
    );
    expect(page).not.toMatch(/type="module"|modulepreload/);
  });

  it('is not created from a page without code', () => {
    const empty = html.replace(/<script type="module".*?<\/script>/, '');
    expect(() => withPage(empty, { markup: '<h1>Sign in</h1>', styles: '', scripts: [] })).toThrow(
      /no module/,
    );
  });
});

describe('page that starts with the empty shell', () => {
  const page: string = withShell(html, {
    markup: '<div role="status">Loading your workspace...</div>',
    styles: '<style>div{}</style>',
    scripts: ['today.page-abc.js'],
    greeting: 'greeting-def.js',
  });

  it('places the shell before the loading screen, which stays for strangers', () => {
    expect(page).toMatch(
      /<div id="root"><div class="shell-returning"><div role="status">.*<\/div><\/div>\s*<div id="splash" class="splash"/,
    );
    expect(page).toContain('Loading Quillcare...');
  });

  it('loads only the greeting script at first, and the rest after the first paint', () => {
    const [head = ''] = page.split('</head>');
    expect(head).toContain('<style>div{}</style>');
    expect(head.match(/<script type="module".*?>/g)).toEqual([
      '<script type="module" crossorigin src="/assets/greeting-def.js">',
    ]);
    expect(head.match(/<script src="\/after-paint.js".*?>/)?.[0]).toBe(
      '<script src="/after-paint.js" data-modules="/src/main.tsx" data-preloads="/assets/today.page-abc.js" data-greets>',
    );
  });

  it('loads the dates needed by the greeting before the first paint', () => {
    expect(page).toContain('<script src="/early-dates.js"></script>');
  });
});
