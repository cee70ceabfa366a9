import Typography from '@mui/material/Typography';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { Doctor } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { useFormats } from '../../shared/formats/use-formats';
import { useFieldError } from '../../shared/forms/inputs.view';
import { MoneyInput } from '../../shared/forms/number.input';
import { activeOnly, DOCTOR_SOURCE, NEW_DOCTOR } from '../../shared/records/record-kinds';
import { RecordSearch } from '../../shared/records/record-search.view';
import { useWords } from '../../shared/words/words';
import type { ConfigValues } from './config-values';
import { Row, Rows } from './row.view';
import { surgeryConfigWords } from './surgery-config.en';

const SOURCE = activeOnly(DOCTOR_SOURCE);

export function DoctorsSection({ baseFeeMinor }: { baseFeeMinor: number }) {
  const t = useWords(surgeryConfigWords);
  const { money } = useFormats();
  const { control } = useFormContext<ConfigValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'doctors', keyName: 'key' });
  return (
    <Panel title={t('doctors.title')} hint={t('doctors.hint', { amount: money(baseFeeMinor) })}>
      {fields.length === 0 && <Typography sx={{ mb: 2 }}>{t('doctors.none')}</Typography>}
      {fields.length > 0 && (
        <Rows>
          {fields.map((doctor, at) => (
            <DoctorRow key={doctor.key} doctor={doctor} at={at} onRemove={() => remove(at)} />
          ))}
        </Rows>
      )}
      <RecordSearch<Doctor>
        label={t('doctors.find')}
        source={SOURCE}
        create={NEW_DOCTOR}
        excludedIds={fields.map(({ doctorId }) => doctorId)}
        onChoose={(doctor) =>
          append(
            { doctorId: doctor.id, doctorName: SOURCE.nameOf(doctor), isAvailable: true, feeMinor: null },
            { focusName: `doctors.${fields.length}.feeMinor` },
          )
        }
      />
    </Panel>
  );
}

interface DoctorRowProps {
  doctor: ConfigValues['doctors'][number];
  at: number;
  onRemove: () => void;
}

function DoctorRow({ doctor, at, onRemove }: DoctorRowProps) {
  const t = useWords(surgeryConfigWords);
  const error = useFieldError(`doctors.${at}.doctorId`);
  return (
    <Row name={doctor.doctorName} isGone={!doctor.isAvailable} error={error} onRemove={onRemove}>
      <MoneyInput name={`doctors.${at}.feeMinor`} label={t('doctors.fee')} optional />
    </Row>
  );
}
