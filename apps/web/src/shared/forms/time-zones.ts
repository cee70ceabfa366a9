import { word } from '../words/words';
import { timeZoneWords } from './time-zone.en';

export interface TimeZoneChoice {
  /** The IANA name. */
  id: string;
  label: string;
  /** The part of the world it is listed under. */
  region: string;
}

const NEAR = /^(Australia\/|Pacific\/(Auckland|Chatham)$)/;

/** Every time zone that the browser knows, those of our countries first; the present one even if it is unknown here. */
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
