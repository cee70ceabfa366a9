import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { z } from 'zod';
import { consentChannel, recordClientConsents, type Client, type ConsentChannel } from '@quillcare/contracts';
import { actsOn } from '../../shared/acts/define-act';
import { useWords } from '../../shared/words/words';
import { clientName } from './client-name';
import { consentWords } from './consent.en';

const { source, note } = recordClientConsents.body.shape;
const CHOICES = ['unchanged', 'given', 'withdrawn'] as const;
const choice = z.enum(CHOICES).default('unchanged');
const controlOf = (channel: ConsentChannel) => ({ control: () => <ChannelInput channel={channel} /> });

/** Records a client's consent decisions. Channels left untouched keep theirs. */
export const consenting = actsOn<Client>(consentWords, clientName).act({
  name: 'consent',
  operation: recordClientConsents,
  when: ({ deletedAt }) => deletedAt === null,
  asks: z.object({ source, EMAIL: choice, SMS: choice, PHONE: choice, POST: choice, note }),
  fields: {
    EMAIL: controlOf('EMAIL'),
    SMS: controlOf('SMS'),
    PHONE: controlOf('PHONE'),
    POST: controlOf('POST'),
  },
  starts: () => ({ source: 'IN_PERSON' }) as const,
  // The "nothing changed" error names a field this form does not have, so show its message for the form as a whole.
  problem: ({ errors, ...problem }) => ({ ...problem, detail: errors?.[0]?.message ?? problem.detail }),
  request: ({ id }, { source, note, ...choices }) => ({
    params: { id },
    body: {
      source,
      note,
      decisions: consentChannel.options
        .filter((channel) => choices[channel] !== 'unchanged')
        .map((channel) => ({ channel, isGiven: choices[channel] === 'given' })),
    },
  }),
  about: clientName,
});

function ChannelInput({ channel }: { channel: ConsentChannel }) {
  const t = useWords(consentWords);
  const id = useId();
  const { field } = useController({ name: channel });
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: { xs: 'flex-start', sm: 'center' },
        flexDirection: { xs: 'column', sm: 'row' },
        justifyContent: 'space-between',
        gap: 1,
      }}
    >
      <Typography id={id}>{t(`channels.${channel}`)}</Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-labelledby={id}
        value={field.value}
        onChange={(_event, value: string | null) => field.onChange(value ?? 'unchanged')}
      >
        {CHOICES.map((value) => (
          <ToggleButton key={value} value={value}>
            {t(`consent.${value}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
