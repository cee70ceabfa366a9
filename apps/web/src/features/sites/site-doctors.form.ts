import { z } from 'zod';
import {
  getSite,
  setSiteDoctors,
  SITE_DOCTORS_LIMIT,
  siteDoctor,
  type SiteDoctor,
} from '@quillcare/contracts';
import { defineForm } from '../../shared/forms/record/form.definition';
import { word } from '../../shared/words/words';
import { SiteDoctorsInput } from './site-doctors.input';
import { siteWords } from './site.en';

/** A site's doctors are saved separately, so that a colleague can change the address at the same time. */
export const siteDoctorsForm = defineForm({
  name: 'site-doctors',
  words: siteWords,
  schema: z.object({ doctors: z.array(siteDoctor).max(SITE_DOCTORS_LIMIT) }),
  operations: { get: getSite, update: setSiteDoctors },
  nameOf: () => word(siteWords, 'doctors.title'),
  bodyOf: (_changes, all) => ({
    doctors: (all.doctors as SiteDoctor[]).map(({ doctorId, weekdays }) => ({ doctorId, weekdays })),
  }),
  fields: { doctors: { wide: true, control: SiteDoctorsInput, show: inWords } },
});

/** Formats the doctors for the conflict dialog: "Dr Amelia Hartmann (Monday, Friday); Prof Rangi Parata (Any day)". */
function inWords(value: unknown): string {
  return (value as SiteDoctor[])
    .map(({ doctorName, weekdays }) => {
      const days = weekdays.map((day) => word(siteWords, `weekdays.${day}`)).join(', ');
      return `${doctorName} (${days || word(siteWords, 'doctors.anyDay')})`;
    })
    .join('; ');
}
