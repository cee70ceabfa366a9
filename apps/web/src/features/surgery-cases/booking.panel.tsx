import type { SurgeryCase } from '@quillcare/contracts';
import { Facts, Panel } from '@quillcare/ui';
import { ActButtons, SMALL } from '../../shared/acts/act-buttons.view';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { caseActs } from './case-acts.definition';
import { casePageWords } from './case-page.en';

export function BookingPanel({ surgeryCase }: { surgeryCase: SurgeryCase }) {
  const t = useWords(casePageWords);
  const formats = useFormats();
  const { startsAt, durationMinutes, doctorName, hasDoctorLeft } = surgeryCase;
  return (
    <Panel
      title={t('booking.title')}
      action={<ActButtons acts={[caseActs.book]} record={surgeryCase} look={SMALL} />}
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
    </Panel>
  );
}
