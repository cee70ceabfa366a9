import { getCallbackSettings } from '@quillcare/contracts';
import { addDays, nextBusinessDay, publicHolidayOn, type HolidayPlace } from '@quillcare/rules';
import { useOperationQuery } from '../api/hooks';
import { useFormats } from '../formats/use-formats';
import { useSession } from '../session/session.context';

export interface Holidays {
  /** Returns the holiday's name, such as "Christmas Day". Null on other days. */
  nameOf: (isoDate: string) => string | null;
  /** Returns the practice's first working day at least `days` from today (YYYY-MM-DD). Null until its settings are loaded. */
  workdayIn: (days: number) => string | null;
}

/** The public holidays of the practice's state or region, or nationwide ones if it has not chosen one. */
export function useHolidays(): Holidays {
  const { organisation } = useSession();
  const { today } = useFormats();
  const { data, isLoading } = useOperationQuery(getCallbackSettings, {});
  const place: HolidayPlace = { country: organisation.country, region: data?.holidayRegion ?? null };
  const isClosed = data?.skipsHolidays ?? true;
  return {
    nameOf: (isoDate) => publicHolidayOn(place, isoDate),
    workdayIn: (days) =>
      isLoading ? null : nextBusinessDay(addDays(today(), days), isClosed ? place : null),
  };
}
