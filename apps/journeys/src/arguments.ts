import { parseArgs } from 'node:util';

export interface JourneyArguments {
  /** Run one process per service, and two each of quoting and the gateway, instead of a single process. */
  scaled: boolean;
  /** Gateways of a product that is already running, which is neither started nor stopped. If empty, the product is started here. */
  urls: string[];
  /** The mail catcher (Mailpit) of that product; null to use the product's own mailbox. */
  mailbox: string | null;
  /** Folder for the set of screenshots; null to run the journeys instead. */
  screenshots: string | null;
  /** Give every visitor a slow machine and an uneven network, to find what relies on quick replies. */
  slow: boolean;
  /** Runs only journeys whose name contains one of these; empty for all. */
  names: string[];
}

const OPTIONS = {
  scaled: { type: 'boolean', default: false },
  slow: { type: 'boolean', default: false },
  screenshots: { type: 'string' },
  url: { type: 'string', multiple: true },
  mailbox: { type: 'string' },
} as const;

export function readArguments(argv: string[]): JourneyArguments {
  const { values, positionals } = parseArgs({ args: argv, options: OPTIONS, allowPositionals: true });
  return {
    scaled: values.scaled,
    slow: values.slow,
    screenshots: values.screenshots ?? null,
    urls: (values.url ?? []).map((url) => new URL(url).origin),
    mailbox: values.mailbox ? new URL(values.mailbox).origin : null,
    names: positionals,
  };
}
