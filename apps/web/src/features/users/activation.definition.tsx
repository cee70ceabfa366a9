import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  keysAndFeeds,
  updateUser,
  type StaffUser,
  listCalendarFeeds,
  listLeadKeys,
} from '@quillcare/contracts';
import { z } from 'zod';
import type { Act } from '../../shared/acts/act.types';
import { actsOn } from '../../shared/acts/define-act';
import { skipToken, useOperationQuery } from '../../shared/api/hooks';
import { RadioInput } from '../../shared/forms/radio.input';
import { useRights } from '../../shared/session/session.context';
import { useWords, word } from '../../shared/words/words';
import { userWords } from './user.en';

const { act } = actsOn<StaffUser>(userWords, ({ name }) => name);

/** Starts empty so that an explicit choice is required. Omitted if the user leaves no keys or feeds behind. */
const SCHEMA = z.strictObject({ keysAndFeeds: z.string().pipe(keysAndFeeds).optional() });

/** Deactivates or reactivates an account. */
export const buildActivationActs = (mayChange: NonNullable<Act<StaffUser>['when']>): Act<StaffUser>[] => [
  act({
    name: 'deactivate',
    operation: updateUser,
    when: (person, scope) => person.isActive && mayChange(person, scope),
    isDanger: true,
    useFacts: (person) => {
      const stillActive = useKeysAndFeeds(person!);
      return stillActive.isLoading ? null : stillActive;
    },
    // If API keys or calendar feeds would go on working, asks what to do with them, without a default.
    asks: SCHEMA,
    starts: (_person, { isUnknown, names }) => (isUnknown || names.length > 0 ? { keysAndFeeds: '' } : {}),
    inputs: (person, { isUnknown, names }) =>
      (isUnknown || names.length > 0) && <KeysAndFeedsChoice name={person!.name} names={names} />,
    request: ({ id, version }, chosen) => ({ params: { id }, body: { version, isActive: false, ...chosen } }),
    maxWidth: 'sm',
  }),
  act({
    name: 'activate',
    operation: updateUser,
    when: (person, scope) => !person.isActive && mayChange(person, scope),
    confirms: true,
    request: ({ id, version }) => ({ params: { id }, body: { version, isActive: true } }),
  }),
];

/** Lists what the user created that still works. Without names if they could not be loaded. */
function KeysAndFeedsChoice({ name, names }: { name: string; names: readonly string[] }) {
  const t = useWords(userWords);
  const options = keysAndFeeds.options.map((value) => ({
    value,
    label: t(value),
    help: word(userWords, `${value}Help`),
  }));
  return (
    <>
      {names.length === 0 ? (
        <Typography>{t('worksUnknown')}</Typography>
      ) : (
        <Box>
          <Typography>{t('worksOn', { name })}</Typography>
          <Box component="ul" sx={{ my: 1, pl: 3 }}>
            {names.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </Box>
        </Box>
      )}
      <RadioInput name="keysAndFeeds" label={t('fields.keysAndFeeds')} options={options} />
    </>
  );
}

/**
 * Returns what a user created that keeps working without them: API keys and calendar feeds, as far as the signed-in user may see
 * them.
 */
function useKeysAndFeeds({ id }: StaffUser) {
  const t = useWords(userWords);
  const { allows } = useRights();
  const keys = useOperationQuery(listLeadKeys, allows(listLeadKeys) ? {} : skipToken);
  const feeds = useOperationQuery(listCalendarFeeds, allows(listCalendarFeeds) ? {} : skipToken);
  const ownKeys = (keys.data?.items ?? []).filter(
    ({ createdById, revokedAt }) => createdById === id && !revokedAt,
  );
  const ownFeeds = (feeds.data?.items ?? []).filter(({ madeById }) => madeById === id);
  return {
    isLoading: (keys.isFetching && !keys.data) || (feeds.isFetching && !feeds.data),
    isUnknown: keys.error !== undefined || feeds.error !== undefined,
    names: [
      ...ownKeys.map(({ name }) => t('worksKey', { name })),
      ...ownFeeds.map(({ doctorName }) => t('worksFeed', { name: doctorName })),
    ],
  };
}
