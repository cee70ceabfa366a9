import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import type { SecondStepState } from '@quillcare/contracts';
import { ChevronRightIcon, KeyIcon, PhoneScreenIcon } from '@quillcare/ui';
import { useFormats } from '../../../shared/formats/use-formats';
import { isPasskeySupported } from '../../../shared/passkeys/passkeys';
import { passkeyWords } from '../../../shared/passkeys/passkey.en';
import { useWords } from '../../../shared/words/words';
import { secondStepWords } from './second-step.en';
import { StepTitle } from './step-title.view';

export interface ChooseMethodProps {
  state: SecondStepState;
  of: number;
  onChoose: (method: 'app' | 'passkey') => void;
}

/** Chooses between an authenticator app and a passkey, each described in a line. */
export function ChooseMethod({ state: { totp }, of, onChoose }: ChooseMethodProps) {
  const tSecondStep = useWords(secondStepWords);
  const t = useWords(passkeyWords);
  const { date, dayOf } = useFormats();
  const canUsePasskeys = isPasskeySupported();
  return (
    <section>
      <StepTitle title={tSecondStep('setUp.chooseTitle')} step={1} of={of} />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        <MethodCard
          icon={<PhoneScreenIcon />}
          name={tSecondStep('setUp.app')}
          hint={tSecondStep('setUp.appHint')}
          note={totp && tSecondStep('setUp.appReplaces', { since: date(dayOf(totp.since)) })}
          onChoose={() => onChoose('app')}
        />
        <MethodCard
          icon={<KeyIcon />}
          name={tSecondStep('setUp.passkey')}
          hint={tSecondStep('setUp.passkeyHint')}
          note={!canUsePasskeys && t('unavailable')}
          onChoose={canUsePasskeys ? () => onChoose('passkey') : undefined}
        />
      </Box>
      <Typography color="textSecondary" sx={{ mt: 2 }}>
        {tSecondStep('setUp.chooseHelp')}
      </Typography>
    </section>
  );
}

/** Stretches a button's click target over its card while its accessible name stays its own label. */
const FULL_CARD_CLICK_AREA = {
  typography: 'body1',
  fontWeight: 600,
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 },
  '&.Mui-focusVisible::after': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

interface MethodCardProps {
  icon: ReactNode;
  name: string;
  hint: string;
  note: string | null | false;
  onChoose?: () => void;
}

function MethodCard({ icon, name, hint, note, onChoose }: MethodCardProps) {
  const hintId = useId();
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        gap: 2,
        alignItems: 'center',
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        '&:hover': { bgcolor: onChoose ? 'surface.hover' : undefined },
      }}
    >
      <Box aria-hidden sx={{ display: 'flex', color: onChoose ? 'primary.main' : 'text.secondary' }}>
        {icon}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <ButtonBase
          disableRipple
          aria-describedby={hintId}
          aria-disabled={!onChoose}
          onClick={onChoose}
          sx={FULL_CARD_CLICK_AREA}
        >
          {name}
        </ButtonBase>
        <Box id={hintId}>
          <Typography color="textSecondary">{hint}</Typography>
          {note && <Typography sx={{ mt: 0.5 }}>{note}</Typography>}
        </Box>
      </Box>
      {onChoose && <ChevronRightIcon aria-hidden fontSize="small" />}
    </Box>
  );
}
