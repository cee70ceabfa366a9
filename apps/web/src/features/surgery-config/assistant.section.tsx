import Box from '@mui/material/Box';
import { useController, useFormContext } from 'react-hook-form';
import { Panel } from '@quillcare/ui';
import { MoneyInput, PercentInput } from '../../shared/forms/number.input';
import { useWords } from '../../shared/words/words';
import { assistantBy, assistantCharging, byNobody, type Assistant } from './arrangements';
import type { ConfigValues } from './config-values';
import { ChargesInput, ProviderInput } from './provider.input';
import { FIELDS } from './row.view';
import { surgeryConfigWords } from './surgery-config.en';
import { TermsInput } from './terms.input';

const TYPES = ['NONE', 'SHARE', 'FIXED'] as const;

/** The surgical assistant, charging an amount or a share of the surgeon's fee. */
export function AssistantSection() {
  const t = useWords(surgeryConfigWords);
  const { control } = useFormContext<ConfigValues>();
  const { field } = useController({ control, name: 'assistant' });
  const assistant = field.value;
  return (
    <Panel title={t('assistant.title')} hint={t('assistant.hint')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <ChargesInput
          path="assistant"
          label={t('assistant.charges')}
          value={assistant?.type ?? 'NONE'}
          options={TYPES.map((value) => ({ value, label: t(`assistant.${value}`) }))}
          onChange={(type) => field.onChange(assistantCharging(type, assistant))}
        />
        {assistant && <Arrangement assistant={assistant} onChange={field.onChange} />}
      </Box>
    </Panel>
  );
}

interface ArrangementProps {
  assistant: Assistant;
  onChange: (assistant: Assistant) => void;
}

function Arrangement({ assistant, onChange }: ArrangementProps) {
  const t = useWords(surgeryConfigWords);
  return (
    <>
      <ProviderInput
        path="assistant"
        kind="ASSISTANT"
        name={assistant.providerName}
        isAvailable={assistant.isAvailable}
        onChoose={(provider) => onChange(assistantBy(provider, assistant))}
        onRemove={() => onChange(byNobody(assistant))}
      />
      <Box sx={FIELDS}>
        {assistant.type === 'FIXED' ? (
          <MoneyInput name="assistant.feeMinor" label={t('provider.fee')} />
        ) : (
          <PercentInput name="assistant.basisPoints" label={t('assistant.share')} />
        )}
        <TermsInput path="assistant" />
      </Box>
    </>
  );
}
