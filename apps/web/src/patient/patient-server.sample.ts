import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ERRORS, type ErrorCode, type PatientResponseKind } from '@quillcare/contracts';
import { clearDraft } from './answer/answer.draft';

export interface Seen {
  path: string;
  body: unknown;
  key: string | null;
  trace: string | null;
}

/** Answers the page's calls in order. An error code is expanded to its problem document. */
export function serve(...answers: (object | ErrorCode | 'OFFLINE')[]): Seen[] {
  const seen: Seen[] = [];
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    seen.push({
      path,
      body: init.body ? JSON.parse(String(init.body)) : null,
      key: new Headers(init.headers).get('idempotency-key'),
      trace: new Headers(init.headers).get('traceparent'),
    });
    const answer = answers.shift() ?? 'INTERNAL';
    if (answer === 'OFFLINE') throw new TypeError('fetch failed');
    if (typeof answer === 'object') return new Response(JSON.stringify(answer));
    const { status, title } = ERRORS[answer];
    const facts = answer === 'LINK_SUPERSEDED' ? { replacedBy: 'NEW_VERSION' } : {};
    return new Response(
      JSON.stringify({ title, status, detail: title, code: answer, correlationId: 'c', facts }),
      { status, headers: { 'retry-after': '600' } },
    );
  }) as typeof fetch;
  return seen;
}

/** Sets the browser's language. */
export function prepareBrowser(): void {
  Object.defineProperty(navigator, 'language', { value: 'en-AU', configurable: true });
}

/** Simulates a device that has never opened the page. */
export function freshDevice(): void {
  clearDraft('t');
  localStorage.clear();
  window.history.replaceState(null, '', '/');
}

const ANSWERS = { accept: /^Accept/, query: /^Ask a question/, reject: /^Decline/ };

export async function goToChoice(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
}

export async function goToAnswer(kind: PatientResponseKind): Promise<void> {
  await goToChoice();
  await userEvent.click(screen.getByRole('button', { name: ANSWERS[kind] }));
}
