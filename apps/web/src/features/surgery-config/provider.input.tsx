import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { listProviders, type Provider, type ProviderKind } from '@quillcare/contracts';
import { CloseIcon, StatusChip, Muted } from '@quillcare/ui';
import { useFieldId } from '../../shared/forms/form.frame';
import { useFieldError } from '../../shared/forms/inputs.view';
import { SelectBox, type SelectBoxProps } from '../../shared/forms/select-box.view';
import { RecordSearch } from '../../shared/records/record-search.view';
import { useWords } from '../../shared/words/words';
import { surgeryConfigWords } from './surgery-config.en';

const sourceOf = (kind: ProviderKind) => ({
  list: listProviders,
  query: { isActive: 'true', kind },
  nameOf: ({ name }: Provider) => name,
});
const SOURCES = { ASSISTANT: sourceOf('ASSISTANT'), ANAESTHETIST: sourceOf('ANAESTHETIST') };

interface ProviderInputProps {
  /** Form path of this part of the configuration, such as `assistant`. */
  path: string;
  kind: 'ASSISTANT' | 'ANAESTHETIST';
  name: string | null;
  isAvailable: boolean;
  onChoose: (provider: Provider) => void;
  onRemove: () => void;
}

/** The provider's name, or a search field. Optional, because a quote does not need a name. */
export function ProviderInput({ path, kind, name, isAvailable, onChoose, onRemove }: ProviderInputProps) {
  const t = useWords(surgeryConfigWords);
  const error = useFieldError(`${path}.providerId`);
  if (name === null)
    return (
      <Box sx={{ maxWidth: 420 }}>
        <RecordSearch<Provider> label={t('provider.find')} source={SOURCES[kind]} onChoose={onChoose} />
      </Box>
    );
  return (
    <Box>
      <Typography component="div" sx={{ fontWeight: 500, mb: 0.5 }}>
        {t('provider.name')}
      </Typography>
      <Box sx={CHOSEN} role="group" aria-label={name}>
        <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Typography>
        {!isAvailable && <StatusChip label={t('row.unavailable')} tone="warning" />}
        <Box sx={{ flex: 1 }} />
        <IconButton size="small" aria-label={t('row.remove', { name })} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      </Box>
      {!isAvailable && <Muted sx={{ mt: 0.5 }}>{t('provider.unavailableHint')}</Muted>}
      {error && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
}

const CHOSEN = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  maxWidth: 420,
  minHeight: 36,
  pl: 1.5,
  pr: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
};

type ChargesInputProps<T extends string> = Pick<
  SelectBoxProps<T>,
  'label' | 'value' | 'options' | 'onChange'
> & { path: string };

/** Selects how the provider charges, which decides the other fields. */
export function ChargesInput<T extends string>({ path, ...props }: ChargesInputProps<T>) {
  return (
    <Box sx={{ maxWidth: 420 }}>
      <SelectBox id={useFieldId(path)} error={useFieldError(path)} {...props} />
    </Box>
  );
}
