import { word } from '../words/words';
import { timeZoneWords } from './time-zone.en';

export interface TimeZoneChoice {
  /** IANA name. */
  id: string;
  label: string;
  region: string;
}

const NEARBY_ZONES = /^(Australia\/|Pacific\/(Auckland|Chatham)$)/;

/**
 * Returns every time zone the browser knows, those of Australia and New Zealand first. Includes `present` even if the browser
 * does not know it.
 */
export function buildTimeZoneChoices(present: string): TimeZoneChoice[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), present].filter(Boolean));
  const all = [...names].sort().map(choiceOf);
  return [
    ...all.filter(({ region }) => region === nearbyLabel()),
    ...all.filter(({ region }) => region !== nearbyLabel()),
  ];
}

function choiceOf(id: string): TimeZoneChoice {
  const region = NEARBY_ZONES.test(id) ? nearbyLabel() : (id.split('/')[0] ?? id);
  return { id, label: id.replaceAll('_', ' '), region };
}

const nearbyLabel = () => word(timeZoneWords, 'near');
