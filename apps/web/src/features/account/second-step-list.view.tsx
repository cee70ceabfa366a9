import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { removePasskey, removeTotp, type Passkey, type SecondStepState } from '@quillcare/contracts';
import { PlusIcon } from '@quillcare/ui';
import { actsOn } from '../../shared/acts/define-act';
import { useFormats } from '../../shared/formats/use-formats';
import { SecondStepItem, type Protection, type Removal } from './second-step-item.view';
import { secondStepWords } from './second-step.en';
import { useWords, word } from '../../shared/words/words';

const { act } = actsOn<Protection>(secondStepWords, ({ name }) => name);

const removing = {
  isDanger: true,
  confirms: ({ isLast }: Protection) => ({
    hint: word(secondStepWords, isLast ? 'removeLastHint' : 'removeHint'),
  }),
  about: ({ isLast }: Protection) => (isLast ? word(secondStepWords, 'switchedOff') : undefined),
};
const removals = {
  app: act({ name: 'removeApp', operation: removeTotp, request: () => ({}), ...removing }),
  passkey: act({
    name: 'removePasskey',
    operation: removePasskey,
    request: ({ id }) => ({ params: { id } }),
    ...removing,
  }),
};

export interface SecondStepListProps {
  state: SecondStepState;
  /** True if users are looking at their own account, false if someone is helping them. */
  isTheirs: boolean;
}

/** Lists the authenticator app and passkeys of an account that has at least one of them. */
export function SecondStepList({ state, isTheirs }: SecondStepListProps) {
  const t = useWords(secondStepWords);
  const { totp, passkeys, isRequired } = state;
  const isLast = (totp ? 1 : 0) + passkeys.length === 1;
  const removal = { isAllowed: isTheirs, isLast, isKept: isLast && isRequired };
  return (
    <>
      <Box component="ul" aria-label={t('title')} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        <App since={totp?.since ?? null} removal={removal} />
        {passkeys.map((passkey) => (
          <PasskeyItem key={passkey.id} passkey={passkey} removal={removal} />
        ))}
      </Box>
      {isTheirs && (
        <Button
          component={RouterLink}
          to="/security/mfa/setup?way=passkey"
          startIcon={<PlusIcon />}
          sx={{ mt: 1, ml: -1 }}
        >
          {t('addPasskey')}
        </Button>
      )}
    </>
  );
}

function App({ since, removal }: { since: string | null; removal: Removal }) {
  const t = useWords(secondStepWords);
  const { date, dayOf } = useFormats();
  if (since)
    return (
      <SecondStepItem
        name={t('app')}
        detail={t('appSince', { date: date(dayOf(since)) })}
        removal={removal}
        remove={removals.app}
      />
    );
  return (
    <SecondStepItem
      name={t('app')}
      detail={t('noApp')}
      action={
        removal.isAllowed && (
          <Button
            component={RouterLink}
            to="/security/mfa/setup?way=app"
            size="small"
            variant="outlined"
            aria-label={t('setUpAppLabel')}
          >
            {t('setUpApp')}
          </Button>
        )
      }
    />
  );
}

function PasskeyItem({ passkey, removal }: { passkey: Passkey; removal: Removal }) {
  const t = useWords(secondStepWords);
  const { ago, date, dayOf, dateTime } = useFormats();
  const { id, name, createdAt, lastUsedAt } = passkey;
  return (
    <SecondStepItem
      name={name}
      detail={
        <>
          {t('passkeySince', { date: date(dayOf(createdAt)) })},{' '}
          {lastUsedAt ? (
            <span title={dateTime(lastUsedAt)}>{t('lastUsed', { ago: ago(lastUsedAt) })}</span>
          ) : (
            t('neverUsed')
          )}
        </>
      }
      removal={removal}
      remove={removals.passkey}
      id={id}
    />
  );
}
