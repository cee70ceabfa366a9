import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { z } from 'zod';
import {
  listDoctors,
  setSiteDoctors,
  type SiteDoctor,
  getSite,
  MAX_SITE_DOCTORS,
  siteDoctor,
  type Doctor,
  weekday,
  type Weekday,
} from '@quillcare/contracts';
import { EditIcon, EmptyState, Panel, CloseIcon, Hint } from '@quillcare/ui';
import { useFieldId } from '../../shared/forms/form.frame';
import { useFieldError } from '../../shared/forms/inputs.view';
import { defineForm } from '../../shared/forms/record/form.definition';
import { RecordDialog } from '../../shared/forms/record/record.dialog';
import { activeOnly, DOCTOR_SOURCE, NEW_DOCTOR } from '../../shared/records/record-kinds';
import { RecordSearch } from '../../shared/records/record-search.view';
import { useRights } from '../../shared/session/session.context';
import { useWords, word } from '../../shared/words/words';
import type { SiteDetail } from './site-detail.page';
import { siteWords } from './site.en';
import { PageLink } from '../../shared/navigation/page-link.view';

const SOURCE = activeOnly(DOCTOR_SOURCE);

/** A site's doctors are saved separately, so that a colleague can change the address at the same time. */
const siteDoctorsForm = defineForm({
  name: 'site-doctors',
  words: siteWords,
  schema: z.object({ doctors: z.array(siteDoctor).max(MAX_SITE_DOCTORS) }),
  operations: { get: getSite, update: setSiteDoctors },
  nameOf: () => word(siteWords, 'doctors.title'),
  bodyOf: (_changes, all) => ({
    doctors: (all.doctors as SiteDoctor[]).map(({ doctorId, weekdays }) => ({ doctorId, weekdays })),
  }),
  fields: { doctors: { wide: true, control: SiteDoctorsInput, show: formatDoctors } },
});

export function SiteDoctors({ site }: { site: SiteDetail }) {
  const t = useWords(siteWords);
  const { allows } = useRights();
  const [isChanging, setChanging] = useState(false);
  const close = () => setChanging(false);
  const change = allows(setSiteDoctors) && !site.deletedAt && (
    <Button size="small" variant="outlined" startIcon={<EditIcon />} onClick={() => setChanging(true)}>
      {t('doctors.change')}
    </Button>
  );
  return (
    <Panel title={t('doctors.title')} action={change} isFlush>
      {site.doctors.length === 0 && <EmptyState title={t('doctors.none')} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {site.doctors.map((doctor) => (
          <Box
            key={doctor.doctorId}
            component="li"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              columnGap: 2,
              px: { xs: 2, sm: 2.5 },
              py: 1.25,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <DoctorName doctor={doctor} />
            <Typography color="textSecondary">
              {doctor.weekdays.map((day) => t(`weekdays.${day}`)).join(', ') || t('doctors.anyDay')}
            </Typography>
          </Box>
        ))}
      </Box>
      {isChanging && (
        <RecordDialog
          title={t('doctors.title')}
          submitLabel={t('doctors.save')}
          definition={siteDoctorsForm}
          record={site}
          onSaved={close}
          onClose={close}
        />
      )}
    </Panel>
  );
}

function DoctorName({ doctor: { doctorId, doctorName } }: { doctor: SiteDoctor }) {
  const { allows } = useRights();
  if (!allows(listDoctors)) return <span>{doctorName}</span>;
  return (
    <PageLink to={`/doctors/${doctorId}`} color="text.primary" sx={{ fontWeight: 500 }}>
      {doctorName}
    </PageLink>
  );
}

/** Formats the doctors for the conflict dialog: "Dr Amelia Hartmann (Monday, Friday); Prof Rangi Parata (Any day)". */
function formatDoctors(value: unknown): string {
  return (value as SiteDoctor[])
    .map(({ doctorName, weekdays }) => {
      const days = weekdays.map((day) => word(siteWords, `weekdays.${day}`)).join(', ');
      return `${doctorName} (${days || word(siteWords, 'doctors.anyDay')})`;
    })
    .join('; ');
}

/** The doctors of a site with their days, and a search field for adding one. */
function SiteDoctorsInput() {
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
        excludedIds={doctors.map(({ doctorId }) => doctorId)}
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

interface DoctorDaysProps {
  doctor: SiteDoctor;
  onChange: (doctor: SiteDoctor) => void;
  onRemove: () => void;
}

/** One doctor of a site, with toggle buttons for the weekdays and a remove button. */
function DoctorDays({ doctor, onChange, onRemove }: DoctorDaysProps) {
  const t = useWords(siteWords);
  const { doctorName: name, weekdays } = doctor;
  // Sort by weekday, whatever the order of the clicks.
  const choose = (chosen: Weekday[]) =>
    onChange({ ...doctor, weekdays: weekday.options.filter((day) => chosen.includes(day)) });
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography sx={{ fontWeight: 500, flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {weekdays.length === 0 && <Typography color="textSecondary">{t('doctors.anyDay')}</Typography>}
        <Hint title={t('doctors.remove', { name })}>
          <IconButton size="small" onClick={onRemove} aria-label={t('doctors.remove', { name })}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </Hint>
      </Box>
      <ToggleButtonGroup
        size="small"
        fullWidth
        color="primary"
        value={weekdays}
        onChange={(_event, chosen: Weekday[]) => choose(chosen)}
        aria-label={t('doctors.days', { name })}
      >
        {weekday.options.map((day) => (
          <ToggleButton
            key={day}
            value={day}
            title={t(`weekdays.${day}`)}
            sx={{ textTransform: 'none', px: 0, minWidth: 0 }}
          >
            {t(`shortWeekdays.${day}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
