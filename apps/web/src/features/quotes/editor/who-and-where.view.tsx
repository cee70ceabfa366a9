import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { procedureClass as procedureClasses, type ProcedureClass } from '@quillcare/contracts';
import { describedBy, FieldFrame } from '@quillcare/ui';
import { Controller, useFormContext, type FieldPath } from 'react-hook-form';
import { useSession } from '../../../shared/session/session.context';
import { CLASS_NAMES } from '../quotes.texts';
import { EDITOR } from './editor.texts';
import type { Chosen } from './quote-editor.view';
import type { QuoteFormInput } from './quote-form';
import { withClass } from './quote-lines';
import { useClientMatches, useDoctorMatches, useHospitalMatches } from './record-matches';
import { RecordPicker } from './record-picker.view';

interface WhoAndWhereProps {
  id: (field: string) => string;
  chosen: Chosen;
  onChosen: (part: Partial<Chosen>) => void;
}

/** The quote's head: client, doctor, hospital, class, validity and notes. */
export function WhoAndWhere({ id, chosen, onChosen }: WhoAndWhereProps) {
  const { setValue, formState } = useFormContext<QuoteFormInput>();
  const { errors, isSubmitted } = formState;
  const pick = (field: 'clientId' | 'doctorId' | 'hospitalId', value: string | null) =>
    setValue(field, value ?? (field === 'hospitalId' ? null : ''), {
      shouldDirty: true,
      shouldValidate: isSubmitted,
    });
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ gridColumn: '1 / -1' }}>
        <RecordPicker
          id={id('clientId')}
          label={EDITOR.client}
          value={chosen.client}
          useMatches={useClientMatches}
          error={errors.clientId?.message}
          onChange={(client) => {
            onChosen({ client });
            pick('clientId', client?.id ?? null);
          }}
        />
      </Box>
      <RecordPicker
        id={id('doctorId')}
        label={EDITOR.doctor}
        value={chosen.doctor}
        useMatches={useDoctorMatches}
        error={errors.doctorId?.message}
        onChange={(doctor) => {
          onChosen({ doctor });
          pick('doctorId', doctor?.id ?? null);
        }}
      />
      <RecordPicker
        id={id('hospitalId')}
        label={EDITOR.hospital}
        optional
        value={chosen.hospital}
        useMatches={useHospitalMatches}
        error={errors.hospitalId?.message}
        onChange={(hospital) => {
          onChosen({ hospital });
          pick('hospitalId', hospital?.id ?? null);
        }}
      />
      <ClassField id={id('procedureClass')} />
      <PlainField
        id={id('validUntil')}
        name="validUntil"
        label={EDITOR.validUntil}
        help={EDITOR.validUntilHelp}
        type="date"
      />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <PlainField
          id={id('notesToPatient')}
          name="notesToPatient"
          label={EDITOR.notes}
          help={EDITOR.notesHelp}
          optional
          multiline
          maxLength={2_000}
        />
      </Box>
    </Box>
  );
}

interface PlainFieldProps {
  id: string;
  name: FieldPath<QuoteFormInput> & ('validUntil' | 'notesToPatient');
  label: string;
  help: string;
  optional?: boolean;
  multiline?: boolean;
  maxLength?: number;
  type?: 'text' | 'date';
}

function PlainField({
  id,
  name,
  label,
  help,
  optional,
  multiline,
  maxLength,
  type = 'text',
}: PlainFieldProps) {
  const { control, formState } = useFormContext<QuoteFormInput>();
  const error = formState.errors[name]?.message;
  return (
    <FieldFrame id={id} label={label} help={help} error={error} optional={optional}>
      <Controller
        control={control}
        name={name}
        render={({ field: { ref, value, ...field } }) => (
          <TextField
            {...field}
            id={id}
            inputRef={ref}
            value={value ?? ''}
            type={type}
            multiline={multiline}
            minRows={multiline ? 2 : undefined}
            error={Boolean(error)}
            slotProps={{
              htmlInput: {
                maxLength,
                'aria-describedby': describedBy(id, { help, error }),
                'aria-invalid': Boolean(error),
              },
            }}
          />
        )}
      />
    </FieldFrame>
  );
}

function ClassField({ id }: { id: string }) {
  const { country } = useSession().organisation;
  const { control, getValues, setValue } = useFormContext<QuoteFormInput>();
  return (
    <FieldFrame id={id} label={EDITOR.procedureClass} help={EDITOR.procedureClassHelp}>
      <Controller
        control={control}
        name="procedureClass"
        render={({ field: { ref, onChange, ...field } }) => (
          <TextField
            {...field}
            select
            id={id}
            inputRef={ref}
            onChange={(event) => {
              onChange(event);
              const lines = getValues('lines');
              withClass(lines, country, event.target.value as ProcedureClass).forEach((line, index) =>
                setValue(`lines.${index}.gstTreatment`, line.gstTreatment, { shouldDirty: true }),
              );
            }}
            slotProps={{
              select: { native: true },
              htmlInput: { 'aria-describedby': describedBy(id, { help: true }) },
            }}
          >
            {procedureClasses.options.map((option) => (
              <option key={option} value={option}>
                {CLASS_NAMES[option]}
              </option>
            ))}
          </TextField>
        )}
      />
    </FieldFrame>
  );
}
