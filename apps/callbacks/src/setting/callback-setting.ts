import { invalid, type CallbackSettings } from '@quillcare/contracts';
import {
  addDays,
  businessDaysAfter,
  homeRegion,
  normaliseState,
  type Country,
  type Home,
} from '@quillcare/rules';

export type CallbackSetting = Omit<CallbackSettings, 'version' | 'updatedAt'>;

/** Settings of a practice that has never saved any. */
export const DEFAULT_CALLBACK_SETTING: CallbackSetting = {
  enabled: true,
  autoCreate: true,
  dueInDays: 7,
  countsBusinessDays: false,
  skipsHolidays: true,
  holidayRegion: null,
  assignment: 'NOBODY',
  assigneeIds: [],
  highAfterDays: 3,
};

/** The defaults for one practice, with the public holidays of its state or region if its address or time zone identifies one. */
export function firstSetting(home: Home): CallbackSetting {
  return { ...DEFAULT_CALLBACK_SETTING, holidayRegion: homeRegion(home) };
}

export function makesCallbacks({ enabled, autoCreate }: CallbackSetting): boolean {
  return enabled && autoCreate;
}

/** Due date of the callback for something that happened on `day`. */
export function dueDayAfter(
  day: string,
  { dueInDays, countsBusinessDays, skipsHolidays, holidayRegion }: CallbackSetting,
  country: Country,
): string {
  if (!countsBusinessDays) return addDays(day, dueInDays);
  return businessDaysAfter(day, dueInDays, skipsHolidays ? { country, region: holidayRegion } : null);
}

/** Returns the state or region in its stored form; throws if the practice's country has no such region. */
export function holidayRegionOf(region: string | null, country: Country): string | null {
  if (region === null) return null;
  const checked = normaliseState(region, country);
  if (!checked.ok)
    throw invalid({ path: 'holidayRegion', message: 'Please choose a state or region of your country' });
  return checked.value;
}
