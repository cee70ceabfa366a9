import { getCallbackSettings } from '@quillcare/contracts';
import { addDays, nextBusinessDay, publicHolidayOn, type HolidayPlace } from '@quillcare/rules';
import { useOperationQuery } from '../api/hooks';
import { useFormats } from '../formats/use-formats';
import { useSession } from '../session/session.context';

export interface Holidays {
  /** "Christmas Day"; null on other days. */
  nameOf: (isoDate: string) => string | null;
  /** The first day on which the practice works, so many days from today or later; null until its settings are read. */
  workdayIn: (days: number) => string | null;
}

/** The public holidays of the practice's state, or those of the whole country while it has not chosen one. */
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
