import { word } from '../words/words';
import { timeZoneWords } from './time-zone.en';

export interface TimeZoneChoice {
  /** IANA name. */
  id: string;
  label: string;
  region: string;
}

const NEAR = /^(Australia\/|Pacific\/(Auckland|Chatham)$)/;

/**
 * Returns every time zone the browser knows, those of Australia and New Zealand first. Includes `present` even if the browser
 * does not know it.
 */
export function timeZoneChoices(present: string): TimeZoneChoice[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), present].filter(Boolean));
  const all = [...names].sort().map(choiceOf);
  return [...all.filter(({ region }) => region === near()), ...all.filter(({ region }) => region !== near())];
}

function choiceOf(id: string): TimeZoneChoice {
  const region = NEAR.test(id) ? near() : (id.split('/')[0] ?? id);
  return { id, label: id.replaceAll('_', ' '), region };
}

const near = () => word(timeZoneWords, 'near');
