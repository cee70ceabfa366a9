import { parseArgs } from 'node:util';

export interface JourneyArguments {
  /** One process for each service, two of quoting and of the gateway, instead of all in one. */
  scaled: boolean;
  /** The gateways of a product that already runs somewhere; it is neither started nor stopped. Empty: it is started here. */
  urls: string[];
  /** The mail catcher (Mailpit) of that product; null: its own mailbox. */
  mailbox: string | null;
  /** Where to write the set of screenshots; null for driving the journeys. */
  screenshots: string | null;
  /** Only journeys whose name contains one of these; empty means all. */
  names: string[];
}

const OPTIONS = {
  scaled: { type: 'boolean', default: false },
  screenshots: { type: 'string' },
  url: { type: 'string', multiple: true },
  mailbox: { type: 'string' },
} as const;

/** Reads the command line. */
export function readArguments(argv: string[]): JourneyArguments {
  const { values, positionals } = parseArgs({ args: argv, options: OPTIONS, allowPositionals: true });
  return {
    scaled: values.scaled,
    screenshots: values.screenshots ?? null,
    urls: (values.url ?? []).map((url) => new URL(url).origin),
    mailbox: values.mailbox ? new URL(values.mailbox).origin : null,
    names: positionals,
  };
}
