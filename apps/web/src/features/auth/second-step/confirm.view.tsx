import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { hasPasskeys } from '../../../shared/passkeys/passkeys';
import { passkeyWords } from '../../../shared/passkeys/passkey.en';
import { useWords } from '../../../shared/words/words';
import { ConfirmByCode } from './confirm-by-code.view';
import { ConfirmByPasskey } from './confirm-by-passkey.view';
import { ConfirmByPassword } from './confirm-by-password.view';
import { secondStepWords } from './second-step.en';
import { waysHere, type ConfirmationWay } from './ways';

export interface ConfirmWayProps {
  onConfirmed: () => void;
  /** Shown next to the confirm button. */
  actions?: ReactNode;
}

export interface ConfirmProps extends ConfirmWayProps {
  ways: readonly ConfirmationWay[];
}

/** Re-authenticates the user by one of the account's methods. */
export function Confirm({ ways, ...rest }: ConfirmProps) {
  const tSecondStep = useWords(secondStepWords);
  const open = waysHere(ways, hasPasskeys());
  const [chosen, setChosen] = useState(open[0]);
  const way = chosen && open.includes(chosen) ? chosen : open[0];
  const others = open.filter((other) => other !== way);
  if (!way) return <Typography role="alert">{tSecondStep('confirm.noWay')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Way key={way} way={way} {...rest} />
      {(others.length > 0 || isPasskeyMissing(ways)) && (
        <Others ways={others} isPasskeyMissing={isPasskeyMissing(ways)} onChoose={setChosen} />
      )}
    </Box>
  );
}

const isPasskeyMissing = (ways: readonly ConfirmationWay[]) => ways.includes('passkey') && !hasPasskeys();

function Way({ way, ...rest }: ConfirmWayProps & { way: ConfirmationWay }) {
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

interface OthersProps {
  ways: ConfirmationWay[];
  isPasskeyMissing: boolean;
  onChoose: (way: ConfirmationWay) => void;
}

function Others({ ways, isPasskeyMissing: isMissing, onChoose }: OthersProps) {
  const tSecondStep = useWords(secondStepWords);
  const t = useWords(passkeyWords);
  return (
    <Box
      component="ul"
      aria-label={tSecondStep('confirm.otherWays')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, justifyItems: 'start' }}
    >
      {ways.map((way) => (
        <li key={way}>
          <Link component="button" type="button" onClick={() => onChoose(way)} sx={{ textAlign: 'left' }}>
            {tSecondStep(`confirm.switchTo.${way}`)}
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
