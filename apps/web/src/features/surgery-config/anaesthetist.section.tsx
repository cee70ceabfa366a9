import Box from '@mui/material/Box';
import { useController, useFormContext } from 'react-hook-form';
import { Panel } from '@quillcare/ui';
import { CountInput, MoneyInput } from '../../shared/forms/number.input';
import { useWords } from '../../shared/words/words';
import { anaesthetistBy, anaesthetistCharging, byNobody, type Anaesthetist } from './arrangements';
import type { ConfigValues } from './config-values';
import { ChargesInput, ProviderInput } from './provider.input';
import { FIELDS } from './row.view';
import { surgeryConfigWords } from './surgery-config.en';
import { TermsInput } from './terms.input';

const TYPES = ['NONE', 'UNITS', 'FIXED'] as const;

/** The anaesthetist, charging an amount or by base and time units. */
export function AnaesthetistSection() {
  const t = useWords(surgeryConfigWords);
  const { control } = useFormContext<ConfigValues>();
  const { field } = useController({ control, name: 'anaesthetist' });
  const anaesthetist = field.value;
  return (
    <Panel title={t('anaesthetist.title')} hint={t('anaesthetist.hint')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <ChargesInput
          path="anaesthetist"
          label={t('anaesthetist.charges')}
          value={anaesthetist?.type ?? 'NONE'}
          options={TYPES.map((value) => ({ value, label: t(`anaesthetist.${value}`) }))}
          onChange={(type) => field.onChange(anaesthetistCharging(type, anaesthetist))}
        />
        {anaesthetist && <Arrangement anaesthetist={anaesthetist} onChange={field.onChange} />}
      </Box>
    </Panel>
  );
}

interface ArrangementProps {
  anaesthetist: Anaesthetist;
  onChange: (anaesthetist: Anaesthetist) => void;
}

function Arrangement({ anaesthetist, onChange }: ArrangementProps) {
  return (
    <>
      <ProviderInput
        path="anaesthetist"
        kind="ANAESTHETIST"
        name={anaesthetist.providerName}
        isAvailable={anaesthetist.isAvailable}
        onChoose={(provider) => onChange(anaesthetistBy(provider, anaesthetist))}
        onRemove={() => onChange(byNobody(anaesthetist))}
      />
      <Box sx={FIELDS}>
        <Fee type={anaesthetist.type} />
        <TermsInput path="anaesthetist" />
      </Box>
    </>
  );
}

function Fee({ type }: Pick<Anaesthetist, 'type'>) {
  const t = useWords(surgeryConfigWords);
  if (type === 'FIXED') return <MoneyInput name="anaesthetist.feeMinor" label={t('provider.fee')} />;
  return (
    <>
      <CountInput name="anaesthetist.baseUnits" label={t('anaesthetist.baseUnits')} />
      <MoneyInput name="anaesthetist.unitMinor" label={t('anaesthetist.unit')} />
      <div className="half">
        <CountInput
          name="anaesthetist.minutes"
          label={t('anaesthetist.minutes')}
          unit={t('anaesthetist.minutesUnit')}
          optional
        />
      </div>
    </>
  );
}
