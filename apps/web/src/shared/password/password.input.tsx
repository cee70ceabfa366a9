import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '@quillcare/ui';
import { TextInput } from '../forms/inputs.view';
import { passwordWords } from './password.en';
import { useWords, word } from '../words/words';

export interface PasswordInputProps {
  autoComplete: 'current-password' | 'new-password';
  name?: string;
  label?: string;
}

export function PasswordInput({
  autoComplete,
  name = 'password',
  label = word(passwordWords, 'password'),
}: PasswordInputProps) {
  const t = useWords(passwordWords);
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      name={name}
      label={label}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      maxLength={200}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            size="small"
            edge="end"
            aria-label={isShown ? t('hide') : t('show')}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOffIcon fontSize="small" /> : <EyeIcon fontSize="small" />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
