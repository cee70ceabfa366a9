import type { Anchor } from './landing-ways';

/** Where else to go. */
export type WayOn = Anchor | 'trial' | 'front' | 'dashboard';

export interface Missing {
  hint: string;
  ways: readonly WayOn[];
}

/** Pages that are spoken of and do not exist yet: each says so, and what there is instead. */
const ANNOUNCED: Readonly<Record<string, Missing>> = {
  '/demo': {
    hint: 'There is no demo to watch yet. The free trial is the whole product: 14 days, no credit card.',
    ways: ['trial', 'features', 'contact'],
  },
  '/integrations': {
    hint: 'There is no page about integrations yet. Clients come in by CSV import; if you need Quillcare to work with another system, tell us which.',
    ways: ['contact', 'features'],
  },
  '/help': {
    hint: 'There is no help centre yet. Write to us instead: support hours are Monday to Friday 9AM-6PM AEST.',
    ways: ['contact', 'front'],
  },
  '/training': {
    hint: 'There is no training yet. A new practice is led to its first quote step by step, and we answer what is left open.',
    ways: ['trial', 'contact'],
  },
  '/status': {
    hint: 'There is no status page yet. When something does not work, tell us what you did and what happened.',
    ways: ['contact', 'front'],
  },
};

const UNKNOWN: Missing = {
  hint: 'There is nothing at this address. It may have moved, or the link may be incomplete.',
  ways: ['front', 'contact'],
};

/** What to say at an address without a page. */
export function missingAt(pathname: string): Missing {
  return ANNOUNCED[pathname.toLowerCase().replace(/\/+$/, '')] ?? UNKNOWN;
}
