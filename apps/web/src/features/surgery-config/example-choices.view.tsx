import Box from '@mui/material/Box';
import { useState } from 'react';
import { SelectBox } from '../../shared/forms/select-box.view';
import { useWords } from '../../shared/words/words';
import type { ConfigValues } from './config-values';
import type { ExampleChoice } from './example-quote';
import { surgeryConfigWords } from './surgery-config.en';

const OTHER = 'other';

interface ExampleChoiceState {
  choice: ExampleChoice;
  choose: (changes: Partial<ExampleChoice>) => void;
}

/** Choices for the example: the first doctor and hospital, unless others were selected that are still available. */
export function useExampleChoice({ doctors, hospitals }: ConfigValues): ExampleChoiceState {
  const [chosen, setChosen] = useState<Partial<ExampleChoice>>({});
  const validChoice = (id: string | null | undefined, ids: string[]) =>
    id === null || (id !== undefined && ids.includes(id)) ? id : (ids[0] ?? null);
  const choice = {
    doctorId: validChoice(
      chosen.doctorId,
      available(doctors).map(({ doctorId }) => doctorId),
    ),
    hospitalId: validChoice(
      chosen.hospitalId,
      available(hospitals).map(({ hospitalId }) => hospitalId),
    ),
    isBothSides: chosen.isBothSides ?? false,
  };
  return { choice, choose: (changes) => setChosen({ ...chosen, ...changes }) };
}

const available = <T extends { isAvailable: boolean }>(rows: readonly T[]) =>
  rows.filter(({ isAvailable }) => isAvailable);

export function ExampleChoices({
  values,
  isSided,
  choice,
  choose,
}: ExampleChoiceState & { values: ConfigValues; isSided: boolean }) {
  const t = useWords(surgeryConfigWords);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Choice
        label={t('example.doctor')}
        value={choice.doctorId}
        options={available(values.doctors).map(({ doctorId, doctorName }) => [doctorId, doctorName])}
        none={t('example.anotherDoctor')}
        onChange={(doctorId) => choose({ doctorId })}
      />
      <Choice
        label={t('example.hospital')}
        value={choice.hospitalId}
        options={available(values.hospitals).map(({ hospitalId, hospitalName }) => [
          hospitalId,
          hospitalName,
        ])}
        none={t('example.noHospital')}
        onChange={(hospitalId) => choose({ hospitalId })}
      />
      {isSided && (
        <Choice
          label={t('example.side')}
          value={choice.isBothSides ? 'both' : null}
          options={[['both', t('example.bothSides')]]}
          none={t('example.oneSide')}
          onChange={(side) => choose({ isBothSides: side !== null })}
        />
      )}
    </Box>
  );
}

interface ChoiceProps {
  label: string;
  value: string | null;
  options: readonly (readonly [string, string])[];
  /** Label for null. */
  none: string;
  onChange: (value: string | null) => void;
}

function Choice({ label, value, options, none, onChange }: ChoiceProps) {
  return (
    <SelectBox
      label={label}
      value={value ?? OTHER}
      options={[...options.map(([id, name]) => ({ value: id, label: name })), { value: OTHER, label: none }]}
      onChange={(chosen) => onChange(chosen === OTHER ? null : chosen)}
    />
  );
}
