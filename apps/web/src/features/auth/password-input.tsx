import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '@quillcare/ui';
import { TextInput } from '../../shared/forms/inputs';
import { authTexts } from './auth.texts';

/** A password with a way to see it. */
export function PasswordInput({ autoComplete }: { autoComplete: 'current-password' | 'new-password' }) {
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      name="password"
      label={authTexts.password}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      maxLength={200}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            size="small"
            edge="end"
            aria-label={isShown ? authTexts.hidePassword : authTexts.showPassword}
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
