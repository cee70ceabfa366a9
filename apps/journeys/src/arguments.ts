import { parseArgs } from 'node:util';

export interface JourneyArguments {
  /** One process for each service, two of quoting and of the gateway, instead of all in one. */
  scaled: boolean;
  /** Where to write the set of screenshots; null for driving the journeys. */
  screenshots: string | null;
  /** Only journeys whose name contains one of these; empty means all. */
  names: string[];
}

const OPTIONS = {
  scaled: { type: 'boolean', default: false },
  screenshots: { type: 'string' },
} as const;

/** Reads the command line. */
export function readArguments(argv: string[]): JourneyArguments {
  const { values, positionals } = parseArgs({ args: argv, options: OPTIONS, allowPositionals: true });
  return {
    scaled: values.scaled,
    screenshots: values.screenshots ?? null,
    names: positionals,
  };
}
