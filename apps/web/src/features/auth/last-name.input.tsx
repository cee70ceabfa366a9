import { isLastName } from '@quillcare/rules';
import { useWatch } from 'react-hook-form';
import { TextInput } from '../../shared/forms/inputs.view';
import { useWords } from '../../shared/words/words';
import { authWords } from './auth.en';

/** Last name of a new account, with a hint about single-letter names. */
export function LastNameInput({ label }: { label: string }) {
  const t = useWords(authWords);
  const typed = useWatch({ name: 'lastName' }) as string | undefined;
  const isShort = Boolean(typed?.trim()) && !isLastName(typed ?? '');
  return (
    <TextInput
      name="lastName"
      label={label}
      help={isShort ? t('shortLastName') : undefined}
      autoComplete="family-name"
      maxLength={100}
    />
  );
}
