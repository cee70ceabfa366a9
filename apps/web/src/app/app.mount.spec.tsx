import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { DARK, LIGHT } from '@quillcare/ui';
import { messagesWords } from '../shared/messages/messages.en';
import { word } from '../shared/words/words';
import { mount } from './app.mount';
import { store } from '../shared/api/store';

const GUARD = readFileSync(join(__dirname, '..', '..', 'public', 'mount-guard.js'), 'utf8');

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const router = (element: ReactElement) => createMemoryRouter([{ path: '/', element }]);

const publicFile = (name: string) => readFileSync(join(__dirname, '..', '..', name), 'utf8');

it('leaves the prerendered page in place until the app is ready', async () => {
  document.body.innerHTML = /<body>(.*?)<noscript>/s.exec(publicFile('index.html'))?.[1] ?? '';
  expect(screen.getByRole('status')).toHaveTextContent('Loading Quillcare...');
  await act(() => mount({ prepare: () => Promise.resolve(router(<h1>Quillcare</h1>)) }));
  expect(await screen.findByRole('heading', { name: 'Quillcare' })).toBeInTheDocument();
  expect(screen.queryByRole('status')).toBeNull();
});

it('uses exactly the theme’s colours on the loading screen', () => {
  const css = publicFile('public/splash.css').toUpperCase();
  const colours = new Set(css.match(/#[\dA-F]{6}/g));
  const ofTheme = [LIGHT, DARK].flatMap(({ ground, text, accent }) => [
    ground.page,
    text.secondary,
    accent.main,
    accent.contrastText,
  ]);
  expect(colours).toEqual(new Set(ofTheme));
});

it('renders the page', async () => {
  await act(() => mount({ prepare: () => Promise.resolve(router(<h1>Quillcare</h1>)) }));
  expect(await screen.findByRole('heading', { name: 'Quillcare' })).toBeInTheDocument();
});

describe('an app that fails to mount shows an error', () => {
  it('when its preparation fails', async () => {
    const reason = new Error('no words');
    await mount({ prepare: () => Promise.reject(reason) });
    expect(screen.getByRole('alert')).toHaveTextContent(word(messagesWords, 'mountFailed'));
    expect(console.error).toHaveBeenCalledWith(reason);
  });

  it('when the page has no root element', async () => {
    document.body.innerHTML = '';
    await mount({ prepare: () => Promise.resolve(router(<h1>Quillcare</h1>)) });
    expect(screen.getByRole('alert')).toHaveTextContent(word(messagesWords, 'mountFailed'));
  });

  it('when rendering throws outside every error boundary', async () => {
    jest.spyOn(store, 'getState').mockImplementation(() => {
      throw new Error('no state');
    });
    // Inside `act`, React would throw the error in the test instead of reporting it to the app.
    await mount({ prepare: () => Promise.resolve(router(<h1>Quillcare</h1>)) });
    expect(await screen.findByRole('alert')).toHaveTextContent(word(messagesWords, 'mountFailed'));
  });
});

describe('the standalone load guard', () => {
  const script = () =>
    document.body.appendChild(Object.assign(document.createElement('script'), { type: 'module' }));

  it('shows an error when the app’s code fails to load', () => {
    window.eval(GUARD);
    script().dispatchEvent(new Event('error'));
    expect(screen.getByRole('alert')).toHaveTextContent(word(messagesWords, 'mountFailed'));
  });

  it('shows an error while the loading screen is still displayed', () => {
    window.eval(GUARD);
    document.getElementById('root')!.innerHTML = '<div id="splash"></div>';
    script().dispatchEvent(new Event('error'));
    expect(screen.getByRole('alert')).toHaveTextContent(word(messagesWords, 'mountFailed'));
  });

  it('shows an error on a prerendered page that will never become interactive', () => {
    window.eval(GUARD);
    document.body.innerHTML = '<div id="root" data-prerendered><h1>Sign in</h1></div>';
    script().dispatchEvent(new Event('error'));
    expect(screen.getByRole('alert')).toHaveTextContent(word(messagesWords, 'mountFailed'));
  });

  it('ignores errors after mounting and errors of foreign scripts', () => {
    window.eval(GUARD);
    window.dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://x/y.js' }));
    expect(screen.queryByRole('alert')).toBeNull();
    document.getElementById('root')!.innerHTML = '<h1>Quillcare</h1>';
    script().dispatchEvent(new Event('error'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
