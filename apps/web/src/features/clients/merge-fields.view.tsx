import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { CLIENT_FIELDS, type Client, type ClientField, type MergePreview } from '@quillcare/contracts';
import { Muted } from '@quillcare/ui';
import { useFormats } from '../../shared/formats/use-formats';
import { usePhone } from '../../shared/formats/use-phone';
import { useWords } from '../../shared/words/words';
import { clientWords } from './client.en';
import { clientName } from './client-name';
import { mergeWords } from './merge.en';

type Side = 'survivor' | 'other';
/** The user's choices. Fields without one use the default. */
export type FieldChoices = Partial<Record<ClientField, Side>>;

type Pair = Pick<MergePreview, 'survivor' | 'other'>;

export function differingFields({ survivor, other }: Pair): ClientField[] {
  return CLIENT_FIELDS.filter((field) => survivor[field] !== other[field]);
}

/** Returns the fields the survivor takes from the other record: those the user chose, and those only the other one has. */
export function fieldsTakenFromOther(
  { survivor }: Pair,
  differing: readonly ClientField[],
  chosen: FieldChoices,
): ClientField[] {
  return differing.filter((field) => {
    const isEmpty = survivor[field] === null || survivor[field] === '' || survivor[field] === false;
    return (chosen[field] ?? (isEmpty ? 'other' : 'survivor')) === 'other';
  });
}

interface MergeFieldsProps {
  preview: MergePreview;
  taken: readonly ClientField[];
  onChoose: (field: ClientField, side: Side) => void;
}

/** All fields with both values. Where they differ, the user chooses one. */
export function MergeFields({ preview, taken, onChoose }: MergeFieldsProps) {
  const differing = new Set(differingFields(preview));
  // Fields empty in both records are left out.
  const shown = CLIENT_FIELDS.filter(
    (field) => differing.has(field) || (preview.survivor[field] ?? '') !== '',
  );
  return (
    <Box>
      <ColumnHeadings preview={preview} />
      {shown.map((field) =>
        differing.has(field) ? (
          <Choice
            key={field}
            {...{ preview, field, onChoose }}
            side={taken.includes(field) ? 'other' : 'survivor'}
          />
        ) : (
          <UnchangedField key={field} field={field} client={preview.survivor} />
        ),
      )}
    </Box>
  );
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr) minmax(0, 1fr)' },
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'center',
  px: { xs: 2, sm: 2.5 },
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
};

function ColumnHeadings({ preview: { survivor, other } }: { preview: MergePreview }) {
  const t = useWords(mergeWords);
  return (
    <Box sx={{ ...ROW, borderTop: 0, pb: 1.5 }}>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }} />
      <Head client={survivor} role={t('page.stays')} />
      <Head client={other} role={t('page.goes')} />
    </Box>
  );
}

function Head({ client, role }: { client: Client; role: string }) {
  const t = useWords(mergeWords);
  const formats = useFormats();
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{clientName(client)}</Typography>
      <Muted>
        {role} · {t('page.added', { day: formats.date(formats.dayOf(client.createdAt)) })}
      </Muted>
    </Box>
  );
}

interface ChoiceProps extends Pick<MergeFieldsProps, 'preview' | 'onChoose'> {
  field: ClientField;
  side: Side;
}

function Choice({ preview, field, side, onChoose }: ChoiceProps) {
  const id = useId();
  const label = useFieldLabel(field);
  const shown = useFormatValue();
  return (
    <RadioGroup
      aria-labelledby={id}
      value={side}
      onChange={(_event, value) => onChoose(field, value as Side)}
      sx={ROW}
    >
      <Typography id={id} color="textSecondary">
        {label}
      </Typography>
      {(['survivor', 'other'] as const).map((one) => (
        <FormControlLabel
          key={one}
          value={one}
          control={<Radio size="small" />}
          label={shown(field, preview[one])}
          sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
        />
      ))}
    </RadioGroup>
  );
}

function UnchangedField({ field, client }: { field: ClientField; client: Client }) {
  const t = useWords(mergeWords);
  const label = useFieldLabel(field);
  const shown = useFormatValue();
  return (
    <Box sx={ROW}>
      <Typography color="textSecondary">{label}</Typography>
      <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {shown(field, client)}
      </Typography>
      <Muted>{t('page.same')}</Muted>
    </Box>
  );
}

function useFieldLabel(field: ClientField): string {
  const t = useWords(mergeWords);
  const tClient = useWords(clientWords);
  return field === 'isVip' ? t('vip') : tClient(`fields.${field}`);
}

function useFormatValue(): (field: ClientField, client: Client) => string {
  const t = useWords(mergeWords);
  const formats = useFormats();
  const formatPhone = usePhone();
  return (field, client) => {
    const value = client[field];
    if (typeof value === 'boolean') return t(value ? 'page.yes' : 'page.no');
    if (value === null || value === '') return t('page.none');
    if (field === 'dateOfBirth') return formats.date(value);
    return field === 'phone' || field === 'secondaryPhone' ? formatPhone(value) : value;
  };
}
