import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Replies } from '../../testing/fake-server';
import { advanceTime, fakeTime } from '../../testing/fake-time';
import { renderPage, sessionSample, type PageSetUp } from '../../testing/render-page';

/** A message of the specification and the steps that make it appear. */
export interface Proof {
  message: string;
  /** Performs the user's steps. The message must be on the page afterwards. */
  show: () => Promise<void> | void;
}

/** The gateway's answer when a browser signs in or up. */
export const tokens = {
  access_token: null,
  refresh_token: null,
  token_type: 'bearer',
  expires_in: 900,
  session: sessionSample,
};

/** Opens a page, signed in unless `where` says otherwise. */
export function open(page: ReactElement, replies: Replies, where: Partial<PageSetUp> = {}) {
  return renderPage(page, { path: '/here', replies, ...where });
}

export async function click(name: string | RegExp): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name }));
}

export async function fill(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(await screen.findByLabelText(new RegExp(`^${label}`)), { target: { value } });
}

/** Runs `act` with fake timers, then advances the clock. */
export async function inFakeTime(act: () => Promise<void> | void, ms: number): Promise<void> {
  fakeTime();
  await act();
  await advanceTime(ms);
}
