import Typography from '@mui/material/Typography';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { Hospital } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { useFieldError } from '../../shared/forms/inputs.view';
import { MoneyInput } from '../../shared/forms/number.input';
import { activeOnly, HOSPITAL_SOURCE, NEW_HOSPITAL } from '../../shared/records/record-kinds';
import { RecordSearch } from '../../shared/records/record-search.view';
import { useWords } from '../../shared/words/words';
import type { ConfigValues } from './config-values';
import { Row, Rows } from './row.view';
import { surgeryConfigWords } from './surgery-config.en';
import { TermsInput } from './terms.input';

const SOURCE = activeOnly(HOSPITAL_SOURCE);

export function HospitalsSection() {
  const t = useWords(surgeryConfigWords);
  const { control } = useFormContext<ConfigValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'hospitals', keyName: 'key' });
  return (
    <Panel title={t('hospitals.title')} hint={t('hospitals.hint')}>
      {fields.length === 0 && <Typography sx={{ mb: 2 }}>{t('hospitals.none')}</Typography>}
      {fields.length > 0 && (
        <Rows>
          {fields.map((hospital, at) => (
            <HospitalRow key={hospital.key} hospital={hospital} at={at} onRemove={() => remove(at)} />
          ))}
        </Rows>
      )}
      <RecordSearch<Hospital>
        label={t('hospitals.find')}
        source={SOURCE}
        create={NEW_HOSPITAL}
        excludedIds={fields.map(({ hospitalId }) => hospitalId)}
        onChoose={(hospital) =>
          append(toHospitalRow(hospital), { focusName: `hospitals.${fields.length}.hospitalFeeMinor` })
        }
      />
    </Panel>
  );
}

function toHospitalRow({ id, name }: Hospital): ConfigValues['hospitals'][number] {
  return {
    hospitalId: id,
    hospitalName: name,
    isAvailable: true,
    hospitalFeeMinor: null,
    theatreFeeMinor: null,
    billedBy: 'HOSPITAL',
    basis: 'ESTIMATE',
  };
}

interface HospitalRowProps {
  hospital: ConfigValues['hospitals'][number];
  at: number;
  onRemove: () => void;
}

function HospitalRow({ hospital, at, onRemove }: HospitalRowProps) {
  const t = useWords(surgeryConfigWords);
  const path = `hospitals.${at}`;
  const error = useFieldError(`${path}.hospitalId`);
  return (
    <Row name={hospital.hospitalName} isGone={!hospital.isAvailable} error={error} onRemove={onRemove}>
      <MoneyInput name={`${path}.hospitalFeeMinor`} label={t('hospitals.stay')} optional />
      <MoneyInput name={`${path}.theatreFeeMinor`} label={t('hospitals.theatre')} optional />
      <TermsInput path={path} />
    </Row>
  );
}
