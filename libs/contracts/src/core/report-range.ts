import { countDays, MAX_REPORT_DAYS } from '@quillcare/rules';
import { z } from 'zod';
import { isoDate } from './primitives';

/**
 * The days covered by a report and those it is compared with (ISO dates), in the practice's time zone and with both ends
 * inclusive.
 */
export const reportDays = {
  from: isoDate,
  to: isoDate,
  comparedFrom: isoDate.optional(),
  comparedTo: isoDate.optional(),
};

export interface ReportDays {
  from: string;
  to: string;
  comparedFrom?: string | undefined;
  comparedTo?: string | undefined;
}

/** The same as query parameters. Without `from` and `to` the report covers the current month. */
export const reportParameters = { ...reportDays, from: isoDate.optional(), to: isoDate.optional() };

export type ReportParameters = Partial<ReportDays>;

/** Reports what is wrong with the days: reversed, too many, or only one end of a range given. */
export function checkReportDays(
  days: ReportParameters,
  { addIssue }: z.core.$RefinementCtx<ReportParameters>,
): void {
  const checkRange = (from: keyof ReportDays, to: keyof ReportDays) => {
    const addIssueAt = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message });
    const [first, last] = [days[from], days[to]];
    // Invalid dates are already reported by their own fields.
    if ([first, last].some((day) => day !== undefined && !isoDate.safeParse(day).success)) return;
    if (first !== undefined && last !== undefined)
      checkSpan(first, last, (message) => addIssueAt(to, message));
    else if (first !== undefined) addIssueAt(to, 'This field is required');
    else if (last !== undefined) addIssueAt(from, 'This field is required');
  };
  checkRange('from', 'to');
  checkRange('comparedFrom', 'comparedTo');
}

function checkSpan(from: string, to: string, blame: (message: string) => void): void {
  if (to < from) blame('Must not be before the first day');
  else if (countDays({ from, to }) > MAX_REPORT_DAYS) blame('Please choose at most three years');
}

/** Statistics of durations; see `TimeFigures` in the rules. */
export const timeFigures = z.object({
  count: z.number().int(),
  minutes: z.number(),
  classes: z.array(z.number().int()),
});
