import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { listDoctors, setSiteDoctors, type SiteDoctor } from '@quillcare/contracts';
import { EditIcon, EmptyState, Panel } from '@quillcare/ui';
import { RecordDialog } from '../../shared/forms/record/record.dialog';
import { useRights } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import type { SiteDetail } from './site-detail.page';
import { siteDoctorsForm } from './site-doctors.form';
import { siteWords } from './site.en';

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
    <Link component={RouterLink} to={`/doctors/${doctorId}`} color="text.primary" sx={{ fontWeight: 500 }}>
      {doctorName}
    </Link>
  );
}
