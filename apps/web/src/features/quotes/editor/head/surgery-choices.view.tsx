import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { SurgeryChoiceInput } from '@quillcare/contracts';
import { CheckIcon, CloseIcon } from '@quillcare/ui';
import { useWords } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { useEditor, useEditorStore } from '../state/editor.store';
import { sideId } from '../parts/focus-point';
import { SurgeryClassSelect } from './surgery-class.input';
import {
  getChosenIds,
  markDecided,
  toggleOption,
  useSurgeryFacts,
  type SurgeryFacts,
  type SurgeryOptions,
} from './surgery-facts';

export function SurgeryChoices() {
  const surgeries = useEditor(({ head }) => head.surgeries);
  const store = useEditorStore();
  if (surgeries.length === 0) return null;
  const choose = (next: readonly SurgeryChoiceInput[]) =>
    store.dispatch({ type: 'head', part: { surgeries: next } });
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {surgeries.map((choice) => (
        <SurgeryRow
          key={choice.surgeryId}
          choice={choice}
          onChange={(part) => choose(surgeries.map((one) => (one === choice ? { ...one, ...part } : one)))}
          onRemove={() => {
            // The button disappears, and the focus with it.
            document.getElementById('quote-surgeries')?.focus();
            choose(surgeries.filter((one) => one !== choice));
          }}
        />
      ))}
    </Box>
  );
}

interface SurgeryRowProps {
  choice: SurgeryChoiceInput;
  onChange: (part: Partial<SurgeryChoiceInput>) => void;
  onRemove: () => void;
}

function SurgeryRow({ choice, onChange, onRemove }: SurgeryRowProps) {
  const t = useWords(editorWords);
  const facts = useSurgeryFacts(choice.surgeryId);
  if (!facts) return <Skeleton component="li" variant="rounded" height={44} />;
  if (facts === 'failed')
    return (
      <Box component="li" sx={ROW}>
        <Typography role="alert" color="error" sx={{ mr: 'auto' }}>
          {t('surgery.failed')}
        </Typography>
        <RemoveButton name={t('notices.surgery')} onClick={onRemove} />
      </Box>
    );
  return (
    <Box component="li" sx={ROW}>
      <Typography sx={{ fontWeight: 500, mr: 'auto', minWidth: 0, overflowWrap: 'anywhere' }}>
        {facts.name}
      </Typography>
      <SurgeryClassSelect
        surgeryId={choice.surgeryId}
        name={facts.name}
        value={choice.procedureClass ?? facts.procedureClass}
        onChange={(procedureClass) => onChange({ procedureClass })}
      />
      {facts.isSided && <Side name={facts.name} choice={choice} onChange={onChange} />}
      <Options facts={facts} choice={choice} onChange={onChange} />
      <RemoveButton name={facts.name} onClick={onRemove} />
    </Box>
  );
}

function RemoveButton({ name, onClick }: { name: string; onClick: () => void }) {
  const t = useWords(editorWords);
  return (
    <IconButton size="small" aria-label={t('surgery.remove', { name })} onClick={onClick}>
      <CloseIcon fontSize="small" />
    </IconButton>
  );
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  pl: 1.5,
  pr: 0.5,
  py: 0.5,
  minHeight: 44,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

const SIDES = ['LEFT', 'RIGHT', 'BILATERAL'] as const;

function Side({ name, choice, onChange }: Pick<SurgeryRowProps, 'choice' | 'onChange'> & { name: string }) {
  const t = useWords(editorWords);
  return (
    <ToggleButtonGroup
      exclusive
      color="primary"
      size="small"
      aria-label={`${t('surgery.side')}: ${name}`}
      value={choice.side}
      onChange={(_event, side: SurgeryChoiceInput['side'] | null) => side && onChange({ side })}
    >
      {SIDES.map((side, at) => (
        <ToggleButton
          key={side}
          id={at === 0 ? sideId(choice.surgeryId) : undefined}
          value={side}
          sx={{ py: 0.25, textTransform: 'none' }}
        >
          {t(`surgery.sides.${side}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

interface OptionsProps extends Pick<SurgeryRowProps, 'choice' | 'onChange'> {
  facts: SurgeryFacts;
}

function Options({ facts, choice, onChange }: OptionsProps) {
  const t = useWords(editorWords);
  const chosen = getChosenIds(choice.optionIds, facts.lists);
  return facts.lists.map((list) => {
    const props = {
      list,
      chosen,
      label: t('surgery.optionsOf', { list: list.name, name: facts.name }),
      onChoose: (id: string | null) => onChange({ optionIds: toggleOption(chosen, list, id) }),
    };
    const isDecided = choice.decidedListIds?.includes(list.id) ?? false;
    return (
      <Box key={list.id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        {list.choose === 'ONE' ? <SingleChoiceList {...props} /> : <MultipleChoiceList {...props} />}
        {list.patientChooses && (
          <FormControlLabel
            slotProps={{ typography: { variant: 'body2' } }}
            sx={{ ml: 0 }}
            control={
              <Switch
                size="small"
                checked={!isDecided}
                slotProps={{ input: { 'aria-label': `${t('surgery.patientChooses')}: ${props.label}` } }}
                onChange={(_event, isOffered) =>
                  onChange({ decidedListIds: markDecided(choice.decidedListIds, list.id, !isOffered) })
                }
              />
            }
            label={t('surgery.patientChooses')}
          />
        )}
      </Box>
    );
  });
}

export interface OptionListProps {
  list: SurgeryOptions;
  chosen: readonly string[];
  label: string;
  onChoose: (id: string | null) => void;
}

export function SingleChoiceList({ list, chosen, label, onChoose }: OptionListProps) {
  const value = list.options.find(({ id }) => chosen.includes(id))?.id ?? '';
  return (
    <TextField
      select
      size="small"
      value={value}
      onChange={(event) => onChoose(event.target.value || null)}
      sx={{ minWidth: 120 }}
      slotProps={{ select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': label } } }}
    >
      <MenuItem value="">{list.name}</MenuItem>
      {list.options.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

export function MultipleChoiceList({ list, chosen, label, onChoose }: OptionListProps) {
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {list.options.map(({ id, name }) => {
        const isChosen = chosen.includes(id);
        return (
          <Chip
            key={id}
            size="small"
            clickable
            component="button"
            type="button"
            aria-pressed={isChosen}
            icon={isChosen ? <CheckIcon /> : undefined}
            variant={isChosen ? 'filled' : 'outlined'}
            color={isChosen ? 'primary' : 'default'}
            label={name}
            onClick={() => onChoose(id)}
          />
        );
      })}
    </Box>
  );
}
