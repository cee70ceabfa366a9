import type { Country } from '../country';
import { statesOf } from '../state';

/** Zones of one state only; Sydney's is also the Australian Capital Territory's, and what every Australian practice starts with. */
const BY_ZONE: Readonly<Record<string, string>> = {
  'Australia/Melbourne': 'VIC',
  'Australia/Brisbane': 'QLD',
  'Australia/Perth': 'WA',
  'Australia/Adelaide': 'SA',
  'Australia/Hobart': 'TAS',
  'Australia/Darwin': 'NT',
  'Pacific/Chatham': 'Chatham Islands',
};

export interface Home {
  country: Country;
  /** As people write it: "12 Spring Street, Melbourne VIC 3000". */
  address: string | null;
  timeZone: string;
}

/** The state or region of a practice, as its address or time zone says; null where neither does. */
export function homeRegion({ country, address, timeZone }: Home): string | null {
  return (address === null ? null : regionIn(address, country)) ?? BY_ZONE[timeZone] ?? null;
}

/** The region that an address names last: a street may be called after another one. */
function regionIn(address: string, country: Country): string | null {
  const found = statesOf(country).flatMap((region) =>
    [...address.matchAll(new RegExp(`\\b${region}\\b`, country === 'AU' ? 'g' : 'gi'))].map(({ index }) => ({
      region,
      index,
    })),
  );
  return found.sort((one, other) => other.index - one.index)[0]?.region ?? null;
}
