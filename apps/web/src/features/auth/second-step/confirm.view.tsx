import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { isPasskeySupported } from '../../../shared/passkeys/passkeys';
import { passkeyWords } from '../../../shared/passkeys/passkey.en';
import { useWords } from '../../../shared/words/words';
import { ConfirmByCode } from './confirm-by-code.view';
import { ConfirmByPasskey } from './confirm-by-passkey.view';
import { ConfirmByPassword } from './confirm-by-password.view';
import { secondStepWords } from './second-step.en';
import { availableWays, type ConfirmationMethod } from './confirmation-methods';

export interface ConfirmMethodProps {
  onConfirmed: () => void;
  /** Shown next to the confirm button. */
  actions?: ReactNode;
}

export interface ConfirmProps extends ConfirmMethodProps {
  ways: readonly ConfirmationMethod[];
}

/** Re-authenticates the user by one of the account's methods. */
export function Confirm({ ways, ...rest }: ConfirmProps) {
  const tSecondStep = useWords(secondStepWords);
  const open = availableWays(ways, isPasskeySupported());
  const [chosen, setChosen] = useState(open[0]);
  const method = chosen && open.includes(chosen) ? chosen : open[0];
  const others = open.filter((other) => other !== method);
  if (!method) return <Typography role="alert">{tSecondStep('confirm.noWay')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <ConfirmMethod key={method} way={method} {...rest} />
      {(others.length > 0 || isPasskeyMissing(ways)) && (
        <OtherMethods ways={others} isPasskeyMissing={isPasskeyMissing(ways)} onChoose={setChosen} />
      )}
    </Box>
  );
}

const isPasskeyMissing = (ways: readonly ConfirmationMethod[]) =>
  ways.includes('passkey') && !isPasskeySupported();

function ConfirmMethod({ way, ...rest }: ConfirmMethodProps & { way: ConfirmationMethod }) {
  switch (way) {
    case 'passkey':
      return <ConfirmByPasskey {...rest} />;
    case 'password':
      return <ConfirmByPassword {...rest} />;
    case 'totp':
    case 'recovery':
      return <ConfirmByCode way={way} {...rest} />;
  }
}

interface OtherMethodsProps {
  ways: ConfirmationMethod[];
  isPasskeyMissing: boolean;
  onChoose: (method: ConfirmationMethod) => void;
}

function OtherMethods({ ways, isPasskeyMissing: isMissing, onChoose }: OtherMethodsProps) {
  const tSecondStep = useWords(secondStepWords);
  const t = useWords(passkeyWords);
  return (
    <Box
      component="ul"
      aria-label={tSecondStep('confirm.otherWays')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, justifyItems: 'start' }}
    >
      {ways.map((method) => (
        <li key={method}>
          <Link component="button" type="button" onClick={() => onChoose(method)} sx={{ textAlign: 'left' }}>
            {tSecondStep(`confirm.switchTo.${method}`)}
          </Link>
        </li>
      ))}
      {isMissing && (
        <Typography component="li" variant="body2" color="textSecondary">
          {t('unavailable')}
        </Typography>
      )}
    </Box>
  );
}
