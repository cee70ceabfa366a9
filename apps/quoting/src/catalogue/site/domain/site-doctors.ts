import { invalid, weekday, type SiteDoctor } from '@quillcare/contracts';

interface Chosen {
  doctorId: string;
  weekdays: SiteDoctor['weekdays'];
}

/**
 * The doctors of a site as stored, sorted by name, with their days in weekday order. Throws VALIDATION_FAILED for a doctor chosen
 * twice or missing from `names`, the directory's doctors by id.
 */
export function siteDoctors(chosen: readonly Chosen[], names: ReadonlyMap<string, string>): SiteDoctor[] {
  const errors = chosen.flatMap(({ doctorId }, at) => {
    const path = `doctors.${at}.doctorId`;
    if (!names.has(doctorId)) return [{ path, message: 'This doctor is not in your directory' }];
    const isTwice = chosen.findIndex((other) => other.doctorId === doctorId) !== at;
    return isTwice ? [{ path, message: 'This doctor is chosen twice' }] : [];
  });
  if (errors.length > 0) throw invalid(...errors);
  return chosen
    .map(({ doctorId, weekdays }) => ({
      doctorId,
      doctorName: names.get(doctorId) as string,
      weekdays: weekday.options.filter((day) => weekdays.includes(day)),
    }))
    .sort((a, b) => compare(a.doctorName, b.doctorName) || compare(a.doctorId, b.doctorId));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
