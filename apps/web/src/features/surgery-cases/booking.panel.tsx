import Button from '@mui/material/Button';
import { useState } from 'react';
import { bookSurgeryCase, type SurgeryCase } from '@quillcare/contracts';
import { caseRefusal } from '@quillcare/rules';
import { Facts, Panel } from '@quillcare/ui';
import { useFormats } from '../../shared/formats/use-formats';
import { useRights } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { BookingDialog } from './booking.dialog';
import { casePageWords } from './case-page.en';
import { factsOf } from './next-step';

/** When, where and with whom the surgery is. */
export function BookingPanel({ surgeryCase }: { surgeryCase: SurgeryCase }) {
  const t = useWords(casePageWords);
  const formats = useFormats();
  const { allows } = useRights();
  const [isOpen, setOpen] = useState(false);
  const { startsAt, durationMinutes, doctorName, hasDoctorLeft } = surgeryCase;
  const mayChange =
    allows(bookSurgeryCase) && !caseRefusal('BOOK', factsOf(surgeryCase, formats.timeZone, new Date()));
  return (
    <Panel
      title={t('booking.title')}
      action={
        mayChange && (
          <Button size="small" onClick={() => setOpen(true)}>
            {t('verb.book')}
          </Button>
        )
      }
    >
      <Facts
        items={[
          { label: t('booking.when'), value: startsAt ? formats.dateTime(startsAt) : t('booking.undated') },
          {
            label: t('booking.minutes'),
            value: durationMinutes && t('booking.length', { minutes: durationMinutes }),
          },
          { label: t('booking.hospital'), value: surgeryCase.hospitalName },
          { label: t('booking.theatre'), value: surgeryCase.theatre },
          { label: t('booking.site'), value: surgeryCase.siteName },
          {
            label: t('booking.doctor'),
            value: hasDoctorLeft && doctorName ? t('booking.left', { name: doctorName }) : doctorName,
          },
          { label: t('booking.anaesthetist'), value: surgeryCase.anaesthetistName },
          { label: t('booking.assistant'), value: surgeryCase.assistantName },
        ]}
      />
      {isOpen && <BookingDialog surgeryCase={surgeryCase} act="BOOK" onClose={() => setOpen(false)} />}
    </Panel>
  );
}
