import type { Country } from '../country';
import { listStates } from '../state';

/**
 * Time zones that identify a single state. Sydney's is not included, because it is shared with the Australian Capital Territory
 * and is the default of every Australian practice.
 */
const REGION_BY_TIME_ZONE: Readonly<Record<string, string>> = {
  'Australia/Melbourne': 'VIC',
  'Australia/Brisbane': 'QLD',
  'Australia/Perth': 'WA',
  'Australia/Adelaide': 'SA',
  'Australia/Hobart': 'TAS',
  'Australia/Darwin': 'NT',
  'Pacific/Chatham': 'Chatham Islands',
};

export interface PracticeLocation {
  country: Country;
  /** As entered: "12 Spring Street, Melbourne VIC 3000". */
  address: string | null;
  timeZone: string;
}

/** Returns the state or region of a practice from its address, or else its time zone. Null if neither identifies it. */
export function findHomeRegion({ country, address, timeZone }: PracticeLocation): string | null {
  return (
    (address === null ? null : findRegionInAddress(address, country)) ?? REGION_BY_TIME_ZONE[timeZone] ?? null
  );
}

/** Returns the region mentioned last in an address, because a street may be named after another region. */
function findRegionInAddress(address: string, country: Country): string | null {
  const found = listStates(country).flatMap((region) =>
    [...address.matchAll(new RegExp(`\\b${region}\\b`, country === 'AU' ? 'g' : 'gi'))].map(({ index }) => ({
      region,
      index,
    })),
  );
  return found.sort((one, other) => other.index - one.index)[0]?.region ?? null;
}
