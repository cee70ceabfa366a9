import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useWatch } from 'react-hook-form';
import { passwordProblems } from '@quillcare/rules';
import { CheckIcon, Muted } from '@quillcare/ui';
import { passwordWords } from './password.en';
import { useWords } from '../words/words';

// An empty password breaks every rule, so its problems are the list of rules.
const RULES = passwordProblems('');
const toRequirement = (rule: string) => rule.replace(/^Password must (?:contain|be) | long$/g, '');

/** Lists the password rules, ticking them off while the user types. */
export function PasswordRules({ name = 'password' }: { name?: string }) {
  const t = useWords(passwordWords);
  const password = String(useWatch({ name }) ?? '');
  const open = new Set(passwordProblems(password));
  return (
    <Box>
      <Muted sx={{ mb: 0.5 }}>{t('rules')}</Muted>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 }}>
        {RULES.map((rule) => {
          const isMet = !open.has(rule);
          return (
            <Typography
              component="li"
              variant="body2"
              key={rule}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 0.75,
                color: isMet ? 'success.main' : 'text.secondary',
              }}
            >
              <Box aria-hidden sx={{ width: 16, height: 16, display: 'grid', placeItems: 'center' }}>
                {isMet ? (
                  <CheckIcon sx={{ fontSize: 16 }} />
                ) : (
                  <Box sx={{ width: 5, height: 5, borderRadius: '50%', bgcolor: 'currentcolor' }} />
                )}
              </Box>
              {toRequirement(rule)}
              <Box component="span" sx={visuallyHidden}>
                {isMet ? t('met') : t('notMet')}
              </Box>
            </Typography>
          );
        })}
      </Box>
    </Box>
  );
}
