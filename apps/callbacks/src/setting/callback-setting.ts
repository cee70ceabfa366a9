import { invalid, type CallbackSettings } from '@quillcare/contracts';
import {
  addDays,
  businessDaysAfter,
  homeRegion,
  normaliseState,
  type Country,
  type Home,
} from '@quillcare/rules';

/** What is stored of the settings. */
export type CallbackSetting = Omit<CallbackSettings, 'version' | 'updatedAt'>;

/** The settings of a practice that never saved any. */
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

/** The same for one practice: the public holidays are those of its own state, where its address or time zone says which. */
export function firstSetting(home: Home): CallbackSetting {
  return { ...DEFAULT_CALLBACK_SETTING, holidayRegion: homeRegion(home) };
}

/** Whether sending a quote creates a callback. */
export function makesCallbacks({ enabled, autoCreate }: CallbackSetting): boolean {
  return enabled && autoCreate;
}

/** The day of the call about something that happened on a day. */
export function dueDayAfter(
  day: string,
  { dueInDays, countsBusinessDays, skipsHolidays, holidayRegion }: CallbackSetting,
  country: Country,
): string {
  if (!countsBusinessDays) return addDays(day, dueInDays);
  return businessDaysAfter(day, dueInDays, skipsHolidays ? { country, region: holidayRegion } : null);
}

/** The state or region in its stored form; refuses one that the practice's country does not have. */
export function holidayRegionOf(region: string | null, country: Country): string | null {
  if (region === null) return null;
  const checked = normaliseState(region, country);
  if (!checked.ok)
    throw invalid({ path: 'holidayRegion', message: 'Please choose a state or region of your country' });
  return checked.value;
}
