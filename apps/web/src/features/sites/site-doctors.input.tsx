import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useController, useFormContext } from 'react-hook-form';
import type { Doctor, SiteDoctor } from '@quillcare/contracts';
import { active, DOCTORS, NEW_DOCTOR } from '../../shared/records/record-kinds';
import { RecordSearch } from '../../shared/records/record-search.view';
import { useFieldId } from '../../shared/forms/form.frame';
import { useFieldError } from '../../shared/forms/inputs.view';
import { useWords } from '../../shared/words/words';
import { DoctorDays } from './doctor-days.view';
import { siteWords } from './site.en';

const SOURCE = active(DOCTORS);

/** The doctors of a site with their days, and a search field for adding one. */
export function SiteDoctorsInput() {
  const t = useWords(siteWords);
  const { control } = useFormContext();
  const { field } = useController({ control, name: 'doctors' });
  const error = useFieldError('doctors');
  const id = useFieldId('doctors');
  const doctors = field.value as SiteDoctor[];
  const replace = (changed: SiteDoctor) =>
    field.onChange(doctors.map((one) => (one.doctorId === changed.doctorId ? changed : one)));
  return (
    <Box id={id} tabIndex={-1} sx={{ display: 'grid', gap: 2, outline: 'none' }}>
      <Typography color="textSecondary">{t('doctors.hint')}</Typography>
      {doctors.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {doctors.map((doctor) => (
            <DoctorDays
              key={doctor.doctorId}
              doctor={doctor}
              onChange={replace}
              onRemove={() => field.onChange(doctors.filter(({ doctorId }) => doctorId !== doctor.doctorId))}
            />
          ))}
        </Box>
      )}
      <RecordSearch<Doctor>
        label={t('doctors.find')}
        source={SOURCE}
        create={NEW_DOCTOR}
        without={doctors.map(({ doctorId }) => doctorId)}
        onChoose={(doctor) =>
          field.onChange([
            ...doctors,
            { doctorId: doctor.id, doctorName: SOURCE.nameOf(doctor), weekdays: [] },
          ])
        }
      />
      {error && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
}
