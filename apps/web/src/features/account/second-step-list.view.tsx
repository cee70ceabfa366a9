import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import { removePasskey, removeTotp, type Passkey, type SecondStepState } from '@quillcare/contracts';
import { PlusIcon } from '@quillcare/ui';
import { useOperationMutation } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { SecondStepItem, type Removal } from './second-step-item.view';
import { secondStepTexts } from './second-step.texts';

export interface SecondStepListProps {
  state: SecondStepState;
  /** The person themselves looks, not somebody who helps them. */
  isTheirs: boolean;
}

/** The authenticator app and the passkeys of an account that has at least one of them. */
export function SecondStepList({ state, isTheirs }: SecondStepListProps) {
  const { totp, passkeys, isRequired } = state;
  const isLast = (totp ? 1 : 0) + passkeys.length === 1;
  const removal = { isAllowed: isTheirs, isLast, isKept: isLast && isRequired };
  return (
    <>
      <Box component="ul" aria-label={secondStepTexts.title} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
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
          {secondStepTexts.addPasskey}
        </Button>
      )}
    </>
  );
}

function App({ since, removal }: { since: string | null; removal: Removal }) {
  const { date, dayOf } = useFormats();
  const [remove] = useOperationMutation(removeTotp);
  if (since)
    return (
      <SecondStepItem
        name={secondStepTexts.app}
        detail={secondStepTexts.appSince(date(dayOf(since)))}
        removal={removal}
        question={secondStepTexts.removeAppTitle}
        remove={() => remove({})}
      />
    );
  return (
    <SecondStepItem
      name={secondStepTexts.app}
      detail={secondStepTexts.noApp}
      action={
        removal.isAllowed && (
          <Button
            component={RouterLink}
            to="/security/mfa/setup?way=app"
            size="small"
            variant="outlined"
            aria-label={secondStepTexts.setUpAppLabel}
          >
            {secondStepTexts.setUpApp}
          </Button>
        )
      }
    />
  );
}

function PasskeyItem({ passkey, removal }: { passkey: Passkey; removal: Removal }) {
  const { ago, date, dayOf, dateTime } = useFormats();
  const [remove] = useOperationMutation(removePasskey);
  const { id, name, createdAt, lastUsedAt } = passkey;
  return (
    <SecondStepItem
      name={name}
      detail={
        <>
          {secondStepTexts.passkeySince(date(dayOf(createdAt)))},{' '}
          {lastUsedAt ? (
            <span title={dateTime(lastUsedAt)}>{secondStepTexts.lastUsed(ago(lastUsedAt))}</span>
          ) : (
            secondStepTexts.neverUsed
          )}
        </>
      }
      removal={removal}
      question={secondStepTexts.removePasskeyTitle(name)}
      remove={() => remove({ params: { id } })}
    />
  );
}
