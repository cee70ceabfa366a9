import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const AFTER_PAINT = readFileSync(join(__dirname, '..', '..', 'public', 'after-paint.js'), 'utf8');
const MODULES = ['/assets/react-abc.js', '/assets/start-def.js'];

const PRELOAD = '/assets/login.page-ghi.js';

const added = () => [
  ...[...document.head.querySelectorAll<HTMLScriptElement>('script[type=module]')].map(({ src, async }) => ({
    run: new URL(src).pathname,
    async,
  })),
  ...[...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => ({
    fetched: new URL(href).pathname,
  })),
];
const ALL = [...MODULES.map((run) => ({ run, async: false })), { fetched: PRELOAD }];

function run(attributes: Record<string, string> = {}) {
  const script = document.createElement('script');
  const all = { 'data-modules': MODULES.join(' '), 'data-preloads': PRELOAD, ...attributes };
  for (const [name, value] of Object.entries(all)) script.setAttribute(name, value);
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  window.eval(AFTER_PAINT);
  expect(added()).toEqual([]);
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  document.head.innerHTML = '';
  delete window.quillcareEarly;
});

describe('loading of the app’s scripts', () => {
  it('loads the modules once and in order, after the first frame is painted', () => {
    const frames: FrameRequestCallback[] = [];
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    run();
    frames.forEach((frame) => frame(0));
    // A callback requested within a frame runs before that frame is painted.
    expect(added()).toEqual([]);
    jest.advanceTimersByTime(2);
    expect(added()).toEqual(ALL);
    jest.advanceTimersByTime(5_000);
    expect(added()).toEqual(ALL);
  });

  it('starts immediately in a hidden tab', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    run();
    jest.advanceTimersByTime(1);
    expect(added()).toEqual(ALL);
  });

  it('starts after one second if no frame is painted', () => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
    run();
    jest.advanceTimersByTime(999);
    expect(added()).toEqual([]);
    jest.advanceTimersByTime(2);
    expect(added()).toEqual(ALL);
  });

  describe('on a page with a greeting', () => {
    const FETCHED = [...MODULES, PRELOAD].map((fetched) => ({ fetched }));
    const SESSION = '/api/auth/session';

    beforeEach(() => {
      jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
        setTimeout(frame, 16);
        return 1;
      });
    });

    it('fetches everything at once, but runs it only after the greeting is painted', async () => {
      let answer: (response: Response) => void = () => undefined;
      window.quillcareEarly = { [SESSION]: new Promise((resolve) => (answer = resolve)) };
      run({ 'data-greets': '' });
      await jest.advanceTimersByTimeAsync(20);
      expect(added()).toEqual(FETCHED);
      answer(new Response());
      await jest.advanceTimersByTimeAsync(10);
      expect(added()).toEqual(FETCHED);
      await jest.advanceTimersByTimeAsync(10);
      expect(added()).toEqual([...ALL.slice(0, -1), ...FETCHED, ALL.at(-1)]);
    });

    it('stops waiting for the session after a short time', async () => {
      window.quillcareEarly = { [SESSION]: new Promise(() => undefined) };
      run({ 'data-greets': '' });
      await jest.advanceTimersByTimeAsync(130);
      expect(added()).toEqual(expect.arrayContaining(ALL));
    });

    it('does not wait if nobody was signed in before', async () => {
      run({ 'data-greets': '' });
      await jest.advanceTimersByTimeAsync(20);
      expect(added()).toEqual(ALL);
    });
  });
});
