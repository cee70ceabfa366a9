import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const AFTER_PAINT = readFileSync(join(__dirname, '..', '..', 'public', 'after-paint.js'), 'utf8');
const MODULES = ['/assets/react-abc.js', '/assets/start-def.js'];

const started = () =>
  [...document.head.querySelectorAll<HTMLScriptElement>('script[type=module]')].map(({ src, async }) => ({
    source: new URL(src).pathname,
    async,
  }));
const ALL = MODULES.map((source) => ({ source, async: false }));

function run() {
  const script = document.createElement('script');
  script.setAttribute('data-modules', MODULES.join(' '));
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  window.eval(AFTER_PAINT);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  document.head.innerHTML = '';
});

describe('the app begins', () => {
  it('behind the first frame, once, its modules in their order', () => {
    const frames: FrameRequestCallback[] = [];
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    run();
    frames.forEach((frame) => frame(0));
    // What is asked for in a frame is done before it is painted.
    expect(started()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(started()).toEqual(ALL);
    jest.advanceTimersByTime(5_000);
    expect(started()).toEqual(ALL);
  });

  it('at once where nothing is painted', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    run();
    expect(started()).toEqual(ALL);
  });

  it('after a second where no frame comes', () => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
    run();
    jest.advanceTimersByTime(999);
    expect(started()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(started()).toEqual(ALL);
  });
});
