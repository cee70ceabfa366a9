import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page, Response } from 'playwright-core';
import { someNetwork } from '../api/api.client';
import { accessibilityProblems } from './accessibility';
import { slowDown } from './slowness';
import { settled } from './settled';

export interface VisitorOptions {
  /** The user's role in the journey, for the names of files. */
  who: string;
  origin: string;
  folder: string;
  mayUseDemo: boolean;
  isSlow: boolean;
  width: number;
  height: number;
  /** Emulates a phone with a touch screen instead of a desktop with a mouse. */
  isPhone: boolean;
  colours: 'light' | 'dark';
}

const DESK = { width: 1440, height: 900, isPhone: false, colours: 'light' as const };

/** A user with a browser: the page, its console messages, and checks. */
export class Visitor {
  /** Problems of the pages visited. The journey continues and fails at its end. */
  readonly complaints: string[] = [];

  constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly options: VisitorOptions,
    readonly console: string[],
  ) {}

  get origin(): string {
    return this.options.origin;
  }

  async open(path: string): Promise<Response | null> {
    return this.page.goto(new URL(path, this.origin).href);
  }

  /** Opens a link the product has sent, through this visitor's gateway. */
  async follow(link: string): Promise<Response | null> {
    const { pathname, search } = new URL(link);
    return this.open(pathname + search);
  }

  /** Waits until the page is idle, and records overflow and violations of WCAG 2.2 A and AA. */
  async look(name: string): Promise<void> {
    await settled(this.page);
    const problems = await accessibilityProblems(this.page);
    const overflow = await this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 1) problems.push(`the page is ${overflow} px wider than the screen`);
    if (problems.length > 0)
      this.complaints.push(
        `"${name}" as ${this.options.who} sees it (${this.options.width} px):\n  ${problems.join('\n  ')}`,
      );
  }

  /** Returns what the page says of itself, for whoever has only the output of a failed run. */
  async keepEvidence(): Promise<string> {
    const html = await this.page.content().catch((error: unknown) => String(error));
    writeFileSync(this.fileFor('failure.html'), html);
    writeFileSync(this.fileFor('console.log'), `${this.page.url()}\n${this.console.join('\n')}\n`);
    await this.page
      .screenshot({ path: this.fileFor('failure.png'), fullPage: true, timeout: 5_000 })
      .catch(() => undefined);
    const said = await this.page.evaluate(messagesOf).catch((error: unknown) => String(error));
    return `${this.options.who}: ${said}`;
  }

  async close(): Promise<void> {
    await this.context.close();
  }

  private fileFor(name: string): string {
    return join(this.options.folder, `${this.options.who.replaceAll(/\W+/g, '-')}-${name}`);
  }
}

/** Opens a separate browser context with its own cookies. */
export async function openVisitor(
  browser: Browser,
  given: Partial<VisitorOptions> &
    Pick<VisitorOptions, 'who' | 'origin' | 'folder' | 'mayUseDemo' | 'isSlow'>,
): Promise<Visitor> {
  const options = { ...DESK, ...given };
  const context = await browser.newContext({
    viewport: { width: options.width, height: options.height },
    isMobile: options.isPhone,
    hasTouch: options.isPhone,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    reducedMotion: 'reduce',
    colorScheme: options.colours,
    extraHTTPHeaders: { 'x-forwarded-for': someNetwork() },
  });
  context.setDefaultTimeout(40_000);
  const page = await context.newPage();
  if (options.isSlow) await slowDown(page);
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      lines.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => lines.push(`pageerror: ${error.message}`));
  return new Visitor(context, page, options, lines);
}

/** Runs in the page: returns its heading, what has the focus, and every message on it. */
function messagesOf(): string {
  const short = (text: string | null | undefined) =>
    (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 200);
  const focus = document.activeElement;
  const messages = [...document.querySelectorAll('[role="alert"], [role="status"], [id$="-error"]')];
  return [
    `"${short(document.querySelector('h1')?.textContent)}"`,
    `focus on ${focus?.tagName.toLowerCase()} "${short(focus?.getAttribute('aria-label') ?? focus?.id)}"`,
    ...messages.map(({ textContent }) => short(textContent)).filter((text) => text !== ''),
  ].join(' | ');
}
